"""What cards can do: one class is its fields, its phrases and its meaning."""
