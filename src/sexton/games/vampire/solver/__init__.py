"""The hunt, worked out exactly: one hunter, two hunters, and plans made from that."""
