import * as z from 'zod/mini';

const text = z.catch(z.optional(z.nullable(z.string())), undefined);
const numeral = z.union([z.string(), z.number()]);
const moment = z.catch(z.optional(z.nullable(numeral)), undefined);

const LenientCredential = z.object({
  credentialId: text,
  id: text,
  name: text,
  deviceName: text,
  createdAt: moment,
  lastUsed: moment,
  aaguid: text,
  synced: z.catch(z.optional(z.boolean()), undefined),
});

/** What is remembered of a passkey's devices, of which any part may be missing. */
const LenientCredMetadata = z.pipe(
  z.object({ deviceName: text, createdAt: moment, lastUsedAt: moment, lastUsedDevice: text }),
  z.transform((metadata): PasskeyDevice => ({
    deviceName: metadata.deviceName ?? null,
    createdAt: secondsOf(metadata.createdAt),
    lastUsed: secondsOf(metadata.lastUsedAt),
    lastUsedDevice: metadata.lastUsedDevice ?? null,
  })),
);

/** By credential id. What cannot be read is left out, and nothing is lost but a few words on a card. */
export const LenientCredMetadataById = z.catch(
  z.record(z.string(), z.catch(z.optional(LenientCredMetadata), undefined)),
  {},
);

/** An account as any provider spells it (specification, section 3), read into ours. */
export const LenientAccount = z.pipe(
  z.object({
    id: z.union([z.string(), z.pipe(z.number(), z.transform(String))]),
    email: text,
    displayName: text,
    DisplayName: text,
    display_name: text,
    created: moment,
    metadata: z.catch(
      z.optional(
        z.object({
          season: text,
          age: z.catch(z.optional(numeral), undefined),
          credMetadata: z.optional(LenientCredMetadataById),
        }),
      ),
      undefined,
    ),
    credentials: z.catch(z.optional(z.array(z.catch(LenientCredential, {}))), undefined),
    webauthn: z.catch(z.optional(z.object({ rpId: z.string(), userId: z.string() })), undefined),
  }),
  z.transform((account): AccountInfo => ({
    id: account.id,
    email: account.email ?? null,
    displayName: account.displayName || account.DisplayName || account.display_name || null,
    season: account.metadata?.season ?? null,
    age: account.metadata?.age ?? null,
    created: secondsOf(account.created),
    passkeys: passkeysOf(account.credentials, account.metadata?.credMetadata ?? {}),
    signal: account.webauthn ?? null,
  })),
);

export interface AccountInfo {
  id: string;
  email: string | null;
  displayName: string | null;
  season: string | null;
  /** A number, a Roman numeral or the word genesis, as it came. */
  age: string | number | null;
  /** Epoch seconds. */
  created: number | null;
  passkeys: PasskeyInfo[];
  /** Under which names authenticators know the site and the account, where the provider tells. */
  signal: { rpId: string; userId: string } | null;
}

/** Where a passkey was made and used, as far as is known. Instants in epoch seconds. */
export interface PasskeyDevice {
  deviceName: string | null;
  createdAt: number | null;
  lastUsed: number | null;
  lastUsedDevice: string | null;
}

export interface PasskeyInfo extends PasskeyDevice {
  /** base64url */
  credentialId: string;
  /** What its owner calls it. */
  name: string | null;
  aaguid: string | null;
  /** Null where the provider does not tell. */
  isSynced: boolean | null;
}

/** Adds what is told of a passkey's devices elsewhere. */
export const withDevice = (passkey: PasskeyInfo, device: PasskeyDevice | undefined): PasskeyInfo => ({
  ...passkey,
  deviceName: passkey.deviceName ?? device?.deviceName ?? null,
  createdAt: passkey.createdAt ?? device?.createdAt ?? null,
  lastUsed: passkey.lastUsed ?? device?.lastUsed ?? null,
  lastUsedDevice: passkey.lastUsedDevice ?? device?.lastUsedDevice ?? null,
});

type Devices = z.infer<typeof LenientCredMetadataById>;

/** A provider that lists no credentials may still tell what it remembers of them. */
const passkeysOf = (credentials: z.infer<typeof LenientCredential>[] | undefined, devices: Devices) =>
  (credentials ?? Object.keys(devices).map((credentialId) => ({ credentialId }))).flatMap((credential) =>
    passkeyOf(credential, devices),
  );

function passkeyOf(credential: z.infer<typeof LenientCredential>, devices: Devices): PasskeyInfo[] {
  const credentialId = credential.credentialId ?? credential.id;
  if (!credentialId) return [];
  const passkey = {
    credentialId,
    name: credential.name || null,
    deviceName: credential.deviceName || null,
    createdAt: secondsOf(credential.createdAt),
    lastUsed: secondsOf(credential.lastUsed),
    lastUsedDevice: null,
    aaguid: credential.aaguid ?? null,
    isSynced: credential.synced ?? null,
  };
  return [withDevice(passkey, devices[credentialId])];
}

/** Milliseconds; no calendar goes further (ECMAScript, section 21.4.1.1). */
const lastMoment = 8.64e15;

/** Reads seconds, milliseconds and written dates; epoch seconds passed a hundred thousand million in no lifetime. */
function secondsOf(moment: string | number | null | undefined): number | null {
  if (moment === null || moment === undefined || moment === '') return null;
  const number = Number(moment);
  const milliseconds = Number.isNaN(number)
    ? Date.parse(String(moment))
    : number < 1e11
      ? number * 1_000
      : number;
  return milliseconds > 0 && milliseconds <= lastMoment ? Math.floor(milliseconds / 1_000) : null;
}
