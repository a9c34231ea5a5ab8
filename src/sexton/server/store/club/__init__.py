"""What a store keeps of a club: members, who may come in, what people are to one another, reports."""
