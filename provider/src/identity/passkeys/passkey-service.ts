import type { CredMetadataBody, SetCredMetadataBody } from '@emberclutch/contract/identity/input/webauthn.ts';
import type { CredMetadata, CredMetadataById, Passkey } from '@emberclutch/contract/identity/passkey.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { PasskeyRecord } from './passkey-repository.ts';
import {
  describePasskey,
  findPasskey,
  listPasskeys,
  nameOfPasskey,
  removePasskey,
  restorePasskey,
} from './passkey-repository.ts';
import type { RequestClient } from '../request-client.ts';
import type { SecurityEventService } from '../security-events/security-event-service.ts';

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  securityEvents: SecurityEventService;
}

/** Seconds for which the client offers to undo a removal. */
const undoSeconds = 10;

/** Seconds for which the provider restores a removed passkey: a request takes some time, too. */
export const restorableSeconds = undoSeconds + 5;

/** Lists, describes, renames, removes and restores the passkeys of an account. */
export class PasskeyService {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #securityEvents: SecurityEventService;

  constructor({ db, clock, securityEvents }: Dependencies) {
    this.#db = db;
    this.#clock = clock;
    this.#securityEvents = securityEvents;
  }

  /** For `GET /v1/account`: newest first. */
  async list(accountId: string): Promise<{ credentials: Passkey[]; credMetadata: CredMetadataById }> {
    const owned = await listPasskeys(this.#db, accountId);
    return { credentials: owned.toReversed().map(toPasskey), credMetadata: byId(owned) };
  }

  async listMetadata(accountId: string): Promise<CredMetadataById> {
    return byId(await listPasskeys(this.#db, accountId));
  }

  /**
   * Stores the description that a device sent.
   * @throws {ProblemError} `not_found`, `forbidden`
   */
  async describe(accountId: string, { credId, ...device }: CredMetadataBody): Promise<void> {
    await this.#checkOwner(accountId, credId);
    const known = {
      device_name: device.deviceName,
      user_agent: device.userAgent,
      platform: device.platform,
    };
    const given = Object.fromEntries(Object.entries(known).filter(([, text]) => typeof text === 'string'));
    await describePasskey(this.#db, { accountId, credentialId: credId }, given);
  }

  /** @throws {ProblemError} `not_found`, `forbidden` */
  async rename(
    accountId: string,
    { credId, metadata }: SetCredMetadataBody,
    client: RequestClient,
  ): Promise<void> {
    await this.#checkOwner(accountId, credId);
    const { deviceName } = metadata;
    const event = { accountId, kind: 'passkey_renamed', client, passkeyName: deviceName } as const;
    await this.#db.transaction().execute(async (trx) => {
      await describePasskey(trx, { accountId, credentialId: credId }, { name: deviceName });
      await this.#securityEvents.record(event, trx);
    });
  }

  /**
   * The passkey cannot be used from now on. It is deleted, and its owner notified, once the removal can no longer be undone.
   * @param hex bytes of the credential id in hexadecimal
   * @returns until when it can be restored, in epoch seconds
   * @throws {ProblemError} `bad_request`, `not_found`, `forbidden`, with the messages of the specification, section 8
   */
  async remove(accountId: string, hex: string, client: RequestClient): Promise<number> {
    if (!/^([\da-f]{2}){1,1023}$/i.test(hex))
      throw new ProblemError('bad_request', 'Invalid credential ID or passkey not found');
    const credentialId = Buffer.from(hex, 'hex').toString('base64url');
    const passkey = await findPasskey(this.#db, credentialId);
    if (!passkey) throw new ProblemError('not_found', 'Passkey not found');
    if (passkey.accountId !== accountId)
      throw new ProblemError('forbidden', 'Not authorized to delete this passkey');
    const now = nowInSeconds(this.#clock);
    const passkeyName = nameOfPasskey(passkey);
    const event = { accountId, kind: 'passkey_removed', client, passkeyName } as const;
    await this.#db.transaction().execute(async (trx) => {
      const isRemoved = await removePasskey(trx, { accountId, credentialId }, now);
      if (isRemoved) await this.#securityEvents.record(event, trx);
    });
    return now + undoSeconds;
  }

  /** @throws {ProblemError} `not_found` when the account has removed no such passkey, or too long ago */
  async restore(accountId: string, credentialId: string, client: RequestClient): Promise<void> {
    const since = nowInSeconds(this.#clock) - restorableSeconds;
    await this.#db.transaction().execute(async (trx) => {
      const passkey = await restorePasskey(trx, { accountId, credentialId }, since);
      if (!passkey) throw new ProblemError('not_found', 'This passkey cannot be restored any more.');
      const event = { accountId, kind: 'passkey_restored', client } as const;
      await this.#securityEvents.record({ ...event, passkeyName: nameOfPasskey(passkey) }, trx);
    });
  }

  async #checkOwner(accountId: string, credentialId: string): Promise<void> {
    const passkey = await findPasskey(this.#db, credentialId);
    if (!passkey) throw new ProblemError('not_found', 'Credential not found');
    if (passkey.accountId !== accountId)
      throw new ProblemError('forbidden', 'Not authorized to modify this credential');
  }
}

const byId = (owned: PasskeyRecord[]): CredMetadataById =>
  Object.fromEntries(owned.map((passkey) => [passkey.credentialId, toMetadata(passkey)]));

const toPasskey = (passkey: PasskeyRecord): Passkey => ({
  credentialId: passkey.credentialId,
  name: passkey.name,
  deviceName: passkey.madeOn.name,
  createdAt: passkey.createdAt,
  lastUsed: passkey.lastUsedAt,
  aaguid: passkey.aaguid,
  synced: passkey.synced,
  transports: passkey.transports,
});

const toMetadata = (passkey: PasskeyRecord): CredMetadata => ({
  credId: passkey.credentialId,
  deviceName: nameOfPasskey(passkey),
  userAgent: passkey.madeOn.userAgent,
  platform: passkey.madeOn.platform,
  createdAt: passkey.createdAt,
  lastUsedAt: passkey.lastUsedAt,
  lastUsedDevice: passkey.lastUsedOn.name,
  lastUsedUserAgent: passkey.lastUsedOn.userAgent,
  lastUsedPlatform: passkey.lastUsedOn.platform,
});
