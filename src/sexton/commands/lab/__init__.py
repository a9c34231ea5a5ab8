"""Commands of the lab: simulate, compare, rate, solve."""
