import * as z from 'zod/mini';
import { schemaOf } from '../../shape/schema-of.ts';
import { CredentialId } from '../passkey.ts';
import { Email } from './email.ts';
import { PasskeyName } from './passkey-name.ts';

const SessionData = z.string().check(z.minLength(1), z.maxLength(500));

/** Creates the schema of base64url text. It removes the padding that several authenticators and libraries add. */
const createBase64UrlSchema = (minLength: number) =>
  z.string().check(
    z.regex(/^[\w-]*={0,2}$/),
    z.overwrite((text) => text.replace(/=+$/, '')),
    z.minLength(minLength),
    z.maxLength(40_000),
  );

const Base64Url = createBase64UrlSchema(1);

/** Creates the schema of a text in which a device describes itself. Any text that the database can store is valid. */
const createDeviceTextSchema = (max: number) => z.string().check(z.maxLength(max), z.regex(/^\P{Cc}*$/u));

/** A time in any form that the device uses. Our provider stores it, but neither shows nor compares it. */
const DeviceTime = z.union([z.number(), z.string().check(z.maxLength(100))]);

/**
 * The device on which a player created or used a passkey, as the device describes itself (specification, section 3). In this file,
 * null means absent, because many clients send null for missing values.
 */
export const DeviceInfo = z.object({
  name: z.nullish(createDeviceTextSchema(200)),
  userAgent: z.nullish(createDeviceTextSchema(2_000)),
  platform: z.nullish(createDeviceTextSchema(200)),
  timestamp: z.nullish(DeviceTime),
});
export type DeviceInfo = z.infer<typeof DeviceInfo>;

/** How a device reaches an authenticator (WebAuthn, section 5.8.4). */
const Transports = z.array(z.string().check(z.maxLength(50))).check(z.maxLength(20));

/**
 * Body of `POST /v1/webauthn/register/finish`: the members of a `RegistrationResponseJSON` (WebAuthn, section 5.1) that
 * the specification names, and the device. Our client sends the transports with the device; other clients may leave them in the
 * response of the browser.
 */
export const RegisterFinishBody = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    attestationObject: Base64Url,
    clientDataJSON: Base64Url,
    transports: z.nullish(Transports),
  }),
  authenticatorAttachment: z.nullish(z.string().check(z.maxLength(50))),
  sessionData: SessionData,
  deviceInfo: z.nullish(z.extend(DeviceInfo, { transports: z.nullish(Transports) })),
});
export type RegisterFinishBody = z.infer<typeof RegisterFinishBody>;

/** Body of `POST /v1/webauthn/login/begin`. Without an e-mail address, the player may use any passkey of this site (autofill). */
export const LoginBeginBody = z.object({ email: z.nullish(Email) });
export type LoginBeginBody = z.infer<typeof LoginBeginBody>;

/** An `AuthenticationResponseJSON` (WebAuthn, section 5.1). */
export const Assertion = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    authenticatorData: Base64Url,
    clientDataJSON: Base64Url,
    signature: Base64Url,
    /** Several authenticators send an empty string if they have no handle. */
    userHandle: z.nullish(createBase64UrlSchema(0)),
  }),
  authenticatorAttachment: z.nullish(z.string().check(z.maxLength(50))),
});
export type Assertion = z.infer<typeof Assertion>;

/** Body of `POST /v1/webauthn/login/finish`. */
export const LoginFinishBody = z.object({
  assertion: Assertion,
  sessionData: SessionData,
  email: z.nullish(Email),
  usageInfo: z.nullish(DeviceInfo),
});
export type LoginFinishBody = z.infer<typeof LoginFinishBody>;

/** Body of `POST /v1/webauthn/register/creds/metadata`. Our provider records its own instants: the clock of a device is not reliable. */
export const CredMetadataBody = z.object({
  credId: schemaOf(CredentialId),
  deviceName: z.nullish(createDeviceTextSchema(200)),
  userAgent: z.nullish(createDeviceTextSchema(2_000)),
  platform: z.nullish(createDeviceTextSchema(200)),
  createdAt: z.nullish(DeviceTime),
  lastUsedAt: z.nullish(DeviceTime),
  lastUsedDevice: z.nullish(createDeviceTextSchema(200)),
  lastUsedUserAgent: z.nullish(createDeviceTextSchema(2_000)),
  lastUsedPlatform: z.nullish(createDeviceTextSchema(200)),
});
export type CredMetadataBody = z.infer<typeof CredMetadataBody>;

/** Body of `POST /v1/webauthn/set-cred-metadata`: names a passkey. */
export const SetCredMetadataBody = z.object({
  credId: schemaOf(CredentialId),
  metadata: z.object({ deviceName: PasskeyName }),
});
export type SetCredMetadataBody = z.infer<typeof SetCredMetadataBody>;
