import * as z from 'zod/mini';
import { Instant } from './instant.ts';

/** base64url without padding; 1,023 bytes at most (WebAuthn, section 4, "Credential ID"). */
export const CredentialId = z.string().check(z.minLength(1), z.maxLength(1_364), z.regex(/^[\w-]+$/));
export type CredentialId = z.infer<typeof CredentialId>;

/** What an owner may call a passkey: 1 to 60 characters, trimmed, no control characters. */
export const PasskeyName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{C}<>]*$/u));
export type PasskeyName = z.infer<typeof PasskeyName>;

/** One of `credentials` in `GET /v1/account`. */
export const Passkey = z.object({
  credentialId: CredentialId,
  /** What its owner calls it; null until renamed. The AAGUID may know a better one than the device. */
  name: z.nullable(z.string()),
  /** The device it was made on, in that device's words. */
  deviceName: z.nullable(z.string()),
  createdAt: Instant,
  /** Null until it signed somebody in. */
  lastUsed: z.nullable(Instant),
  /** Which kind of authenticator keeps it; all zeros where it does not tell. Not all are RFC 9562 UUIDs. */
  aaguid: z.guid(),
  /** Whether it is backed up and so on the owner's other devices too; false for one that is bound to a device. */
  synced: z.boolean(),
  transports: z.array(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;

/** What is remembered of a passkey's devices: `metadata.credMetadata` of the account, keyed by credential id. */
export const CredMetadata = z.object({
  credId: CredentialId,
  /** The owner's name for it, else the device it was made on. */
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
