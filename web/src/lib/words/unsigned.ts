/** What was refused, as people read it. */

/** Without who says it: a rule is named, and that it was the server helps nobody. */
export function unsigned(text: string): string {
  const said = text.replace(/^[a-z]+: /, "");
  if (said === text) return text;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.?!]$/.test(said) ? "" : "."}`;
}
