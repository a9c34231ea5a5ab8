/** What a browser does for push notices: it has a push service of its own, and keeps the key that opens them. */

import { unpacked } from "../lib/bytes/base64url";
import { folder } from "../lib/home/place";
import { post, Told } from "../lib/page/http";
import { t } from "../lib/words/words.svelte";
import type { NewPush, NoticesShown } from "../types";

/** The browser's owner does not want it, or its maker's service does not answer. */
const noPush = (why: "denied" | "failed"): Told => new Told(t(`notices-push-${why}`));

export const hasPush = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Where the person is, as far as the browser says. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

async function current(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(folder);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** By which the server knows this browser's subscription; empty if there is none. */
export async function ownId(): Promise<string> {
  const subscription = hasPush() ? await current() : null;
  if (!subscription) return "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscription.endpoint));
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 32);
}

async function subscribed(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(`${folder}sw.js`);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be for a key that the server had before
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: unpacked(key) });
}

export async function begin(key: string): Promise<NoticesShown> {
  if ((await Notification.requestPermission()) !== "granted") throw noPush("denied");
  const subscription = await subscribed(key).catch(() => {
    throw noPush("failed");
  });
  const { endpoint, keys } = subscription.toJSON();
  const given: NewPush = { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, zone: zone() };
  return await post<NoticesShown>("/api/notices/push", given);
}

export async function end(id: string, own: boolean): Promise<NoticesShown> {
  if (own) await (await current())?.unsubscribe();
  return await post<NoticesShown>(`/api/notices/push/${id}`, {}, "DELETE");
}
