import type { Insertable, Selectable } from 'kysely';
import { camelCaseKeys, snakeCaseKeys } from '../../platform/database/camel-cased.ts';
import type { CamelCased } from '../../platform/database/camel-cased.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PasskeyRow } from '../../platform/database/tables/identity.ts';
import type { AllowedCredential } from './derive-decoys.ts';

export type PasskeyRecord = Omit<CamelCased<Selectable<PasskeyRow>>, 'publicKey'> & {
  publicKey: Uint8Array<ArrayBuffer>;
};

/** How a device described itself. */
export type Device = Pick<PasskeyRecord, 'deviceName' | 'userAgent' | 'platform'>;

/** Lists the passkeys of an account, oldest first. */
export async function listPasskeys(db: Database, accountId: string): Promise<PasskeyRecord[]> {
  const rows = await selectPasskeys(db).where('account_id', '=', accountId).execute();
  return rows.map(toPasskey);
}

/** Lists the passkeys of the account with an address, oldest first. @returns an empty list if there is none */
export async function listPasskeysByEmail(db: Database, email: string): Promise<PasskeyRecord[]> {
  const rows = await selectPasskeys(db).where('email', '=', email).execute();
  return rows.map(toPasskey);
}

/** Finds a passkey of any account, with its address, so that callers can distinguish a foreign passkey from an unknown one. */
export async function findPasskey(db: Database, credentialId: string) {
  const row = await selectPasskeys(db).where('credential_id', '=', credentialId).executeTakeFirst();
  return row && { ...toPasskey(row), email: row.email };
}

const selectPasskeys = (db: Database) =>
  db
    .selectFrom('passkeys')
    .innerJoin('accounts', 'accounts.id', 'passkeys.account_id')
    .selectAll('passkeys')
    .select('email')
    .orderBy('passkeys.created_at')
    .orderBy('credential_id');

/** @returns false if an account already has this passkey */
export async function createPasskey(
  db: Database,
  passkey: CamelCased<Insertable<PasskeyRow>>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(snakeCaseKeys<Insertable<PasskeyRow>>(passkey))
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Records a use, unless another response with this counter was accepted since the passkey was read.
 * @returns false in that case, and for a passkey that was removed
 */
export async function recordPasskeyUse(
  db: Database,
  { credentialId, counter }: Pick<PasskeyRecord, 'credentialId' | 'counter'>,
  use: { counter: number; synced: boolean; at: number; device?: Device },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({
      counter: use.counter,
      synced: use.synced,
      last_used_at: use.at,
      ...(use.device && {
        last_used_device: use.device.deviceName,
        last_used_user_agent: use.device.userAgent,
        last_used_platform: use.device.platform,
      }),
    })
    .where('credential_id', '=', credentialId)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type PasskeyKey = Pick<PasskeyRecord, 'accountId' | 'credentialId'>;

/** Changes the description of a passkey, never its key. */
export async function describePasskey(
  db: Database,
  { accountId, credentialId }: PasskeyKey,
  description: Partial<Pick<PasskeyRow, 'name' | 'device_name' | 'user_agent' | 'platform'>>,
): Promise<void> {
  if (Object.values(description).every((text) => text === undefined)) return;
  await db
    .updateTable('passkeys')
    .set(description)
    .where('account_id', '=', accountId)
    .where('credential_id', '=', credentialId)
    .execute();
}

/** @returns false if the account has no such passkey */
export async function deletePasskey(db: Database, { accountId, credentialId }: PasskeyKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the passkeys of an account that were added at `since` or later. */
export async function deletePasskeysSince(
  db: Database,
  { accountId, since }: { accountId: string; since: number },
): Promise<PasskeyRecord[]> {
  const rows = await db
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .returningAll()
    .execute();
  return rows.map(toPasskey);
}

/** @returns the name that the owner chose; otherwise the device on which the passkey was registered */
export const getPasskeyName = ({
  name,
  deviceName,
}: Pick<PasskeyRecord, 'name' | 'deviceName'>): string | null => name ?? deviceName;

export const toAllowedCredential = ({ credentialId, transports }: PasskeyRecord): AllowedCredential => ({
  id: credentialId,
  transports,
});

const toPasskey = (row: Selectable<PasskeyRow>): PasskeyRecord => ({
  ...camelCaseKeys(row),
  publicKey: Uint8Array.from(row.public_key),
});
