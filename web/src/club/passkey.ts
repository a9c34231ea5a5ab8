/** Passkeys: the server's questions for this browser's authenticators, and their answers, both as JSON. */

import { packed, unpacked } from "../lib/bytes/base64url";
import { post, Told } from "../lib/page/http";
import { t } from "../lib/words/words.svelte";
import type { AskedToMake, AskedToUse, Enter, Entered, KnownPasskey, MemberShown, NewPasskey } from "../types";

export const hasPasskeys = typeof PublicKeyCredential !== "undefined";

/** They thought better of it, or had no passkey of this house. */
const notUsed = (): Told => new Told(t("club-passkey-not-used"));

const listed = (known: KnownPasskey[]): PublicKeyCredentialDescriptor[] =>
  known.map(({ id, type }) => ({ id: unpacked(id), type }));

async function used(asking: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await asking.catch(() => null);
  if (!(found instanceof PublicKeyCredential)) throw notUsed();
  return found;
}

const called = ({ id, rawId }: PublicKeyCredential) => ({ id, rawId: packed(rawId), type: "public-key" as const });

/** A new passkey for this person, in whatever their browser keeps them. */
export async function makePasskey(): Promise<MemberShown> {
  const { options } = await post<AskedToMake>("/api/club/passkeys/asked", {});
  const publicKey = {
    ...options,
    challenge: unpacked(options.challenge),
    user: { ...options.user, id: unpacked(options.user.id) },
    excludeCredentials: listed(options.excludeCredentials),
  };
  const made = await used(navigator.credentials.create({ publicKey }));
  if (!(made.response instanceof AuthenticatorAttestationResponse)) throw notUsed();
  const response = {
    clientDataJSON: packed(made.response.clientDataJSON),
    attestationObject: packed(made.response.attestationObject),
  };
  const credential = { ...called(made), response };
  return post<MemberShown>("/api/club/passkeys", { credential } satisfies NewPasskey);
}

/** In by a passkey that was made on this device, or that came to it. */
export async function enterByPasskey(bring: boolean): Promise<Entered> {
  const { options } = await post<AskedToUse>("/api/club/enter/asked", {});
  const publicKey = {
    ...options,
    challenge: unpacked(options.challenge),
    allowCredentials: listed(options.allowCredentials),
  };
  const found = await used(navigator.credentials.get({ publicKey }));
  if (!(found.response instanceof AuthenticatorAssertionResponse)) throw notUsed();
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response;
  const response = {
    clientDataJSON: packed(clientDataJSON),
    authenticatorData: packed(authenticatorData),
    signature: packed(signature),
    userHandle: userHandle && packed(userHandle),
  };
  const credential = { ...called(found), response };
  return post<Entered>("/api/club/enter", { credential, bring } satisfies Enter);
}
