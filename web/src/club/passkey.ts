/** Passkeys: the server's questions for this browser's authenticators, and their answers, both as JSON. */

import { post } from "../lib/page/http";
import type { Enter, Entered, MemberShown, NewPasskey, PasskeyAsked } from "../types";

export const hasPasskeys = typeof PublicKeyCredential !== "undefined";

/** They thought better of it, or had no passkey of this house: nothing to be told about. */
export class NotUsed extends Error {}

export function packed(content: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(content), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function unpacked(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

interface Listed {
  id: string;
  type: "public-key";
}

const listed = (found: unknown): PublicKeyCredentialDescriptor[] =>
  ((found ?? []) as Listed[]).map(({ id, type }) => ({ id: unpacked(id), type }));

async function used(asking: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await asking.catch(() => null);
  if (!(found instanceof PublicKeyCredential)) throw new NotUsed();
  return found;
}

/** What the browser answered, as the server reads it. */
function answered<Part extends string>(made: PublicKeyCredential, parts: Record<Part, ArrayBuffer | null>) {
  const all = Object.entries<ArrayBuffer | null>({ ...parts, clientDataJSON: made.response.clientDataJSON });
  const response = Object.fromEntries(all.map(([name, bytes]) => [name, bytes && packed(bytes)]));
  return {
    id: made.id,
    rawId: packed(made.rawId),
    type: "public-key" as const,
    response: response as Record<Part | "clientDataJSON", string>,
  };
}

/** A new passkey for this person, in whatever their browser keeps them. */
export async function makePasskey(): Promise<MemberShown> {
  const { options } = await post<PasskeyAsked>("/api/club/passkeys/asked", {});
  const asked = options as unknown as PublicKeyCredentialCreationOptions & { challenge: unknown };
  const user = options.user as unknown as PublicKeyCredentialUserEntity & { id: unknown };
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...asked,
    challenge: unpacked(options.challenge as string),
    user: { ...user, id: unpacked(user.id as unknown as string) },
    excludeCredentials: listed(options.excludeCredentials),
  };
  const made = await used(navigator.credentials.create({ publicKey }));
  const { attestationObject } = made.response as AuthenticatorAttestationResponse;
  const credential = answered(made, { attestationObject });
  return post<MemberShown>("/api/club/passkeys", { credential } satisfies NewPasskey);
}

/** In by a passkey that was made on this device, or that came to it. */
export async function enterByPasskey(bring: boolean): Promise<Entered> {
  const { options } = await post<PasskeyAsked>("/api/club/enter/asked", {});
  const publicKey = {
    ...options,
    challenge: unpacked(options.challenge as string),
    allowCredentials: listed(options.allowCredentials),
  } as PublicKeyCredentialRequestOptions;
  const found = await used(navigator.credentials.get({ publicKey }));
  const { authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse;
  const credential = answered(found, { authenticatorData, signature, userHandle });
  return post<Entered>("/api/club/enter", { credential, bring } satisfies Enter);
}
