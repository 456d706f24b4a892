"""The kernel: plain-data matches that run until somebody must choose. It knows no wizard."""
