import * as z from 'zod/mini';
import { readAccountId } from './readers/account-id.ts';
import { readAge } from './readers/age.ts';
import { readInstant } from './readers/instant.ts';
import { memberOf } from './readers/member-of.ts';
import { readSeasonName } from './readers/season-name.ts';

const text = z.catch(z.optional(z.nullable(z.string())), undefined);
const instant = memberOf(readInstant);

const LenientCredential = z.object({
  credentialId: text,
  id: text,
  name: text,
  deviceName: text,
  createdAt: instant,
  lastUsed: instant,
  aaguid: text,
  synced: z.catch(z.optional(z.boolean()), undefined),
});

const nothing = { createdAt: null, lastUsed: null };

/** What a provider stored about the devices of a passkey. Any part may be missing. */
const LenientCredMetadata = z.pipe(
  z.object({ deviceName: text, createdAt: instant, lastUsedAt: instant, lastUsedDevice: text }),
  z.transform((metadata): PasskeyDevice => ({
    deviceName: metadata.deviceName ?? null,
    createdAt: metadata.createdAt,
    lastUsed: metadata.lastUsedAt,
    lastUsedDevice: metadata.lastUsedDevice ?? null,
  })),
);

/** Devices by credential id. Unreadable entries are left out: they only describe a passkey. */
export const LenientCredMetadataById = z.catch(
  z.record(z.string(), z.catch(z.optional(LenientCredMetadata), undefined)),
  {},
);

/** An account as any provider writes it (specification, section 3). */
export const LenientAccount = z.pipe(
  z.object({
    id: memberOf(readAccountId),
    email: text,
    displayName: text,
    DisplayName: text,
    display_name: text,
    created: instant,
    metadata: z.catch(
      z.optional(
        z.object({
          season: memberOf(readSeasonName),
          age: memberOf(readAge),
          credMetadata: z.optional(LenientCredMetadataById),
        }),
      ),
      undefined,
    ),
    credentials: z.catch(z.optional(z.array(z.catch(LenientCredential, nothing))), undefined),
    webauthn: z.catch(z.optional(z.object({ rpId: z.string(), userId: z.string() })), undefined),
  }),
  z.transform((account): AccountInfo => ({
    id: account.id,
    email: account.email ?? null,
    displayName: account.displayName || account.DisplayName || account.display_name || null,
    season: account.metadata?.season ?? null,
    age: account.metadata?.age ?? null,
    created: account.created,
    passkeys: passkeysOf(account.credentials, account.metadata?.credMetadata ?? {}),
    signal: account.webauthn ?? null,
  })),
);

export interface AccountInfo {
  /** Opaque; null if the provider does not say. */
  id: string | null;
  email: string | null;
  displayName: string | null;
  season: string | null;
  age: number | null;
  /** Epoch seconds. */
  created: number | null;
  passkeys: PasskeyInfo[];
  /** Ids of site and account for the browser's Signal API; null if the provider sends none. */
  signal: { rpId: string; userId: string } | null;
}

/** Where a passkey was created and last used, as far as known. Instants in epoch seconds. */
export interface PasskeyDevice {
  deviceName: string | null;
  createdAt: number | null;
  lastUsed: number | null;
  lastUsedDevice: string | null;
}

export interface PasskeyInfo extends PasskeyDevice {
  /** base64url */
  credentialId: string;
  /** The name that the player chose. */
  name: string | null;
  aaguid: string | null;
  /** Null if the provider does not say. */
  isSynced: boolean | null;
}

/** Fills the gaps of a passkey with what is known about its devices. */
export const withDevice = (passkey: PasskeyInfo, device: PasskeyDevice | undefined): PasskeyInfo => ({
  ...passkey,
  deviceName: passkey.deviceName ?? device?.deviceName ?? null,
  createdAt: passkey.createdAt ?? device?.createdAt ?? null,
  lastUsed: passkey.lastUsed ?? device?.lastUsed ?? null,
  lastUsedDevice: passkey.lastUsedDevice ?? device?.lastUsedDevice ?? null,
});

type Devices = z.infer<typeof LenientCredMetadataById>;

/** A provider without `credentials` may still have `credMetadata`, whose keys are the credential ids. */
const passkeysOf = (credentials: z.infer<typeof LenientCredential>[] | undefined, devices: Devices) =>
  (credentials ?? Object.keys(devices).map((credentialId) => ({ credentialId, ...nothing }))).flatMap(
    (credential) => passkeyOf(credential, devices),
  );

function passkeyOf(credential: z.infer<typeof LenientCredential>, devices: Devices): PasskeyInfo[] {
  const credentialId = credential.credentialId ?? credential.id;
  if (!credentialId) return [];
  const passkey = {
    credentialId,
    name: credential.name || null,
    deviceName: credential.deviceName || null,
    createdAt: credential.createdAt,
    lastUsed: credential.lastUsed,
    lastUsedDevice: null,
    aaguid: credential.aaguid ?? null,
    isSynced: credential.synced ?? null,
  };
  return [withDevice(passkey, devices[credentialId])];
}
