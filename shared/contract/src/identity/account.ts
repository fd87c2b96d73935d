import { readSeasonName } from '../season/spawn-season.ts';
import { SeasonAge } from '../season/season-age.ts';
import { instant } from '../shape/instant.ts';
import { list } from '../shape/list.ts';
import { optional, readBy, required } from '../shape/modifiers.ts';
import { isRecord, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { readText, text } from '../shape/text.ts';
import { AccountId } from './account-id.ts';
import { CredMetadataById, Passkey, addDevice } from './passkey.ts';

const fields = record({
  id: AccountId,
  email: text,
  displayName: text,
  created: optional(instant),
  metadata: record({
    season: readBy(text, readSeasonName),
    age: SeasonAge,
    credMetadata: optional(CredMetadataById),
  }),
  /** Newest first. */
  credentials: optional(list(Passkey)),
  /** Parameters of the browser's Signal API (WebAuthn Level 3, section 5.1.10); `userId` is base64url. */
  webauthn: optional(record({ rpId: required(text), userId: required(text) })),
});

/** Response of `GET /v1/account`. The reader returns a flat object, and adds the known devices to each passkey. */
export const Account = readBy(fields, (response) => {
  if (!isRecord(response)) return null;
  // The display name may have one of several member names (specification, section 3).
  const names = [response['displayName'], response['DisplayName'], response['display_name']];
  const account = fields.readWith(response, { displayName: names.find((name) => readText(name) !== null) });
  if (account === null) return null;
  const { metadata, credentials = [], created = null, webauthn: signal = null, ...owner } = account;
  const devices = metadata?.credMetadata ?? {};
  // A provider without `credentials` may still have `credMetadata`, whose keys are the credential ids.
  const listedPasskeys = Array.isArray(response['credentials'])
    ? credentials
    : Object.keys(devices).flatMap((credentialId) => Passkey.read({ credentialId }) ?? []);
  return {
    ...owner,
    season: metadata?.season ?? null,
    age: metadata?.age ?? null,
    created,
    passkeys: listedPasskeys.map((passkey) => addDevice(passkey, devices[passkey.credentialId])),
    signal,
  };
});
export type Account = Strict<typeof Account>;
export type AccountInfo = Lenient<typeof Account>;
