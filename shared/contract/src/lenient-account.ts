import { readAccountId } from './readers/account-id.ts';
import { readAge } from './readers/age.ts';
import { readInstant } from './readers/instant.ts';
import { readList } from './readers/list.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';
import { readSeasonName } from './readers/season-name.ts';
import { readText } from './readers/text.ts';

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
  /** How browsers reach it (WebAuthn, section 5.8.4); empty if the provider does not say. */
  transports: string[];
}

/** Devices by credential id. */
export type PasskeyDevices = Record<string, PasskeyDevice | undefined>;

/** Unreadable entries are left out: they only describe a passkey. */
export const LenientCredMetadataById = schemaOf(readDevices);

/** Reads an account as any provider writes it (specification, section 3). An answer that is no object is none. */
export const LenientAccount = schemaOf((answer): AccountInfo | null => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const account = readRecord(answer);
  const metadata = readRecord(account.metadata);
  return {
    id: readAccountId(account.id),
    email: readText(account.email),
    displayName:
      readText(account.displayName) ?? readText(account.DisplayName) ?? readText(account.display_name),
    season: readSeasonName(metadata.season),
    age: readAge(metadata.age),
    created: readInstant(account.created),
    passkeys: readPasskeys(account.credentials, readDevices(metadata.credMetadata)),
    signal: readSignal(account.webauthn),
  };
});

function readDevices(value: unknown): PasskeyDevices {
  const entries = Object.entries(readRecord(value)).filter(([, device]) => isRecord(device));
  return Object.fromEntries(entries.map(([id, device]) => [id, readDevice(device)]));
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fills the gaps of a passkey with what is known about its devices. */
export const withDevice = (passkey: PasskeyInfo, device: PasskeyDevice | undefined): PasskeyInfo => ({
  ...passkey,
  deviceName: passkey.deviceName ?? device?.deviceName ?? null,
  createdAt: passkey.createdAt ?? device?.createdAt ?? null,
  lastUsed: passkey.lastUsed ?? device?.lastUsed ?? null,
  lastUsedDevice: passkey.lastUsedDevice ?? device?.lastUsedDevice ?? null,
});

/** What a provider stored about the devices of a passkey. Any part may be missing. */
function readDevice(value: unknown): PasskeyDevice {
  const { deviceName, createdAt, lastUsedAt, lastUsedDevice } = readRecord(value);
  return {
    deviceName: readText(deviceName),
    createdAt: readInstant(createdAt),
    lastUsed: readInstant(lastUsedAt),
    lastUsedDevice: readText(lastUsedDevice),
  };
}

/** A provider without `credentials` may still have `credMetadata`, whose keys are the credential ids. */
function readPasskeys(credentials: unknown, devices: PasskeyDevices): PasskeyInfo[] {
  const listed = Array.isArray(credentials)
    ? readList(credentials)
    : Object.keys(devices).map((credentialId) => ({ credentialId }));
  return listed.map((credential) => readPasskey(credential, devices)).filter((passkey) => passkey !== null);
}

function readPasskey(value: unknown, devices: PasskeyDevices): PasskeyInfo | null {
  const credential = readRecord(value);
  const credentialId = readText(credential.credentialId) ?? readText(credential.id);
  if (credentialId === null) return null;
  const passkey = {
    credentialId,
    name: readText(credential.name),
    deviceName: readText(credential.deviceName),
    createdAt: readInstant(credential.createdAt),
    lastUsed: readInstant(credential.lastUsed),
    lastUsedDevice: null,
    aaguid: readText(credential.aaguid),
    isSynced: typeof credential.synced === 'boolean' ? credential.synced : null,
    transports: readList(credential.transports)
      .map(readText)
      .filter((transport) => transport !== null),
  };
  return withDevice(passkey, devices[credentialId]);
}

function readSignal(value: unknown): AccountInfo['signal'] {
  const { rpId, userId } = readRecord(value);
  return typeof rpId === 'string' && typeof userId === 'string' ? { rpId, userId } : null;
}
