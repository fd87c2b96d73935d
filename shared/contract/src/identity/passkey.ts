import { dictionary } from '../shape/dictionary.ts';
import { flag } from '../shape/flag.ts';
import { instant } from '../shape/instant.ts';
import { list } from '../shape/list.ts';
import { nullable, readBy, required, unread } from '../shape/modifiers.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Lenient, Shape, Strict } from '../shape/shape.ts';
import { readText, text, uuid } from '../shape/text.ts';

/** base64url without padding; 1,023 bytes at most (WebAuthn, section 4, "Credential ID"). */
export const CredentialId: Shape<string, string | null> = {
  kind: 'text',
  minLength: 1,
  maxLength: 1_364,
  pattern: /^[\w-]+$/,
  read: readText,
};

export type CredentialId = Strict<typeof CredentialId>;

const fields = record({
  credentialId: required(CredentialId),
  /** The name that the player chose; null until the player chooses one. */
  name: nullable(text),
  /** The device on which the player created the passkey, as the device describes itself. */
  deviceName: nullable(text),
  createdAt: instant,
  /** Null until the player signs in with it. */
  lastUsed: nullable(instant),
  /** The model of the authenticator; all zeros if the authenticator withholds it. */
  aaguid: uuid,
  /** Whether the passkey is backed up, so that other devices of the player also have it; false if it is bound to one device. */
  synced: readBy(flag, (value) => (typeof value === 'boolean' ? value : null)),
  /** How browsers reach the authenticator (WebAuthn, section 5.8.4). */
  transports: list(text),
});

/** One of `credentials` in `GET /v1/account`. Other providers write `id`. */
export const Passkey = readBy(fields, (value) => {
  const credential = readRecord(value);
  const credentialId = readText(credential['credentialId']) ?? credential['id'];
  return fields.readWith(credential, { credentialId });
});
export type Passkey = Strict<typeof Passkey>;

/** A passkey with the known facts about its devices. */
export interface PasskeyInfo extends Lenient<typeof Passkey> {
  lastUsedDevice: string | null;
}

/** The devices of a passkey: `metadata.credMetadata` of the account, keyed by credential id. */
export const CredMetadata = record({
  credId: unread(CredentialId),
  /** The name that the player chose, or else the device on which the player created the passkey. */
  deviceName: nullable(text),
  userAgent: unread(nullable(text)),
  platform: unread(nullable(text)),
  createdAt: instant,
  lastUsedAt: nullable(instant),
  lastUsedDevice: nullable(text),
  lastUsedUserAgent: unread(nullable(text)),
  lastUsedPlatform: unread(nullable(text)),
});
export type CredMetadata = Strict<typeof CredMetadata>;

/** Response of `GET /v1/webauthn/register/creds/metadata`, by credential id. The reader omits unreadable entries. */
export const CredMetadataById = dictionary(text, CredMetadata);
export type CredMetadataById = Strict<typeof CredMetadataById>;

/** Adds the known facts about a passkey's devices that the passkey itself lacks. */
export const addDevice = (
  passkey: Lenient<typeof Passkey> & { lastUsedDevice?: string | null },
  device: Lenient<typeof CredMetadata> | undefined,
): PasskeyInfo => ({
  ...passkey,
  deviceName: passkey.deviceName ?? device?.deviceName ?? null,
  createdAt: passkey.createdAt ?? device?.createdAt ?? null,
  lastUsed: passkey.lastUsed ?? device?.lastUsedAt ?? null,
  lastUsedDevice: passkey.lastUsedDevice ?? device?.lastUsedDevice ?? null,
});
