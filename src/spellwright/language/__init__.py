"""Card English both ways: phrases, reader, writer, diagnosis."""
