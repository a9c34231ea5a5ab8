"""The rules: pure and compiled; imports the kernel and no other room."""
