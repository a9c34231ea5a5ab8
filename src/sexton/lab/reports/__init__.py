"""What was found: files of results, pages, comparisons."""
