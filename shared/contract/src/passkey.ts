import * as z from 'zod/mini';
import { Instant } from './instant.ts';
import { isReadableName } from './readable-name.ts';

/** base64url without padding; 1,023 bytes at most (WebAuthn, section 4, "Credential ID"). */
export const CredentialId = z.string().check(z.minLength(1), z.maxLength(1_364), z.regex(/^[\w-]+$/));
export type CredentialId = z.infer<typeof CredentialId>;

/** Name of a passkey: 1 to 60 characters that can be seen, in one line. */
export const PasskeyName = z
  .string()
  .check(z.normalize('NFC'), z.trim(), z.minLength(1), z.maxLength(60), z.refine(isReadableName));
export type PasskeyName = z.infer<typeof PasskeyName>;

/** One of `credentials` in `GET /v1/account`. */
export const Passkey = z.object({
  credentialId: CredentialId,
  /** The name that the player chose; null until renamed. */
  name: z.nullable(z.string()),
  /** The device it was created on, as that device described itself. */
  deviceName: z.nullable(z.string()),
  createdAt: Instant,
  /** Null until it was used to sign in. */
  lastUsed: z.nullable(Instant),
  /** Model of the authenticator; all zeros if withheld. Not every value is an RFC 9562 UUID. */
  aaguid: z.guid(),
  /** Whether it is backed up, so that other devices of the player have it too; false if bound to one device. */
  synced: z.boolean(),
  transports: z.array(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;

/** The devices of a passkey: `metadata.credMetadata` of the account, keyed by credential id. */
export const CredMetadata = z.object({
  credId: CredentialId,
  /** The name that the player chose, else the device it was created on. */
  deviceName: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  platform: z.nullable(z.string()),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
  lastUsedDevice: z.nullable(z.string()),
  lastUsedUserAgent: z.nullable(z.string()),
  lastUsedPlatform: z.nullable(z.string()),
});
export type CredMetadata = z.infer<typeof CredMetadata>;

/** Answer of `GET /v1/webauthn/register/creds/metadata`: by credential id. */
export const CredMetadataById = z.record(z.string(), CredMetadata);
export type CredMetadataById = z.infer<typeof CredMetadataById>;
