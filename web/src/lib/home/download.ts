/** What a server would send as a file, where there is none. */

import { home } from "./place";

const NAMED = /filename="?([^";]+)/;

export async function download(path: string): Promise<void> {
  const answer = await home().ask(path);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = NAMED.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "sexton.txt";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
