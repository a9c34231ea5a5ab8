/** What this tab keeps while it is open, also when the page is loaded again. A tab that keeps nothing still plays. */

const KEY = "sexton.tab.";

export function recall<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Null: nothing is kept any more. */
export function remember(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(KEY + name);
    else sessionStorage.setItem(KEY + name, JSON.stringify(value));
  } catch {
    // see above
  }
}
