import type { CredMetadataBody, SetCredMetadataBody } from '@emberclutch/contract/identity/input/webauthn.ts';
import type { CredMetadata, CredMetadataById, Passkey } from '@emberclutch/contract/identity/passkey.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { PasskeyRecord } from './passkey-repository.ts';
import {
  deletePasskey,
  describePasskey,
  findPasskey,
  listPasskeys,
  getPasskeyName,
} from './passkey-repository.ts';
import { isDecoy } from './derive-decoys.ts';
import { getSharedSecret } from '../../platform/database/secret-repository.ts';
import type { RequestClient } from '../request-client.ts';
import type { SecurityEventService } from '../security-events/security-event-service.ts';

interface Dependencies {
  db: Database;
  securityEvents: SecurityEventService;
}

/** Lists, describes, renames and removes the passkeys of an account. */
export class PasskeyService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /** Lists the passkeys of an account for `GET /v1/account`, newest first. */
  async list(accountId: string): Promise<{ credentials: Passkey[]; credMetadata: CredMetadataById }> {
    const passkeys = await listPasskeys(this.#deps.db, accountId);
    return { credentials: passkeys.toReversed().map(toPasskey), credMetadata: toMetadataById(passkeys) };
  }

  async listMetadata(accountId: string): Promise<CredMetadataById> {
    return toMetadataById(await listPasskeys(this.#deps.db, accountId));
  }

  /** Stores the description that a device sent. @throws {ProblemError} `not_found`, `forbidden` */
  async describe(accountId: string, { credId, ...device }: CredMetadataBody): Promise<void> {
    await this.#findOwn(accountId, credId, metadataMessages);
    const description = {
      device_name: device.deviceName ?? undefined,
      user_agent: device.userAgent ?? undefined,
      platform: device.platform ?? undefined,
    };
    await describePasskey(this.#deps.db, { accountId, credentialId: credId }, description);
  }

  /** @throws {ProblemError} `not_found`, `forbidden` */
  async rename(
    accountId: string,
    { credId, metadata }: SetCredMetadataBody,
    client: RequestClient,
  ): Promise<void> {
    await this.#findOwn(accountId, credId, metadataMessages);
    const { deviceName } = metadata;
    const event = { accountId, kind: 'passkey_renamed', client, passkeyName: deviceName } as const;
    await this.#deps.db.transaction().execute(async (trx) => {
      await describePasskey(trx, { accountId, credentialId: credId }, { name: deviceName });
      await this.#deps.securityEvents.record(event, trx);
    });
  }

  /**
   * Deletes the passkey and notifies its owner.
   * @param hex bytes of the credential id in hexadecimal
   * @throws {ProblemError} `bad_request`, `not_found`, `forbidden`, with the messages of the specification, section 8
   */
  async remove(accountId: string, hex: string, client: RequestClient): Promise<void> {
    if (!/^([\da-f]{2}){1,1023}$/i.test(hex))
      throw new ProblemError('bad_request', 'Invalid credential ID or passkey not found');
    const credentialId = Buffer.from(hex, 'hex').toString('base64url');
    const passkeyName = getPasskeyName(await this.#findOwn(accountId, credentialId, removalMessages));
    const event = { accountId, kind: 'passkey_removed', client } as const;
    await this.#deps.db.transaction().execute(async (trx) => {
      // A concurrent call may have deleted the passkey already.
      const isDeleted = await deletePasskey(trx, { accountId, credentialId });
      if (!isDeleted) return;
      await this.#deps.securityEvents.record({ ...event, passkeyName }, trx);
      await this.#deps.securityEvents.mail({ ...event, passkeys: [passkeyName] }, trx);
    });
  }

  /** A decoy gets the same response as another account's passkey, so that no call distinguishes them. */
  async #findOwn(accountId: string, credentialId: string, messages: { unknown: string; foreign: string }) {
    const { db } = this.#deps;
    const passkey = await findPasskey(db, credentialId);
    if (!passkey && !isDecoy(await getSharedSecret(db, 'decoys'), credentialId))
      throw new ProblemError('not_found', messages.unknown);
    if (passkey?.accountId !== accountId) throw new ProblemError('forbidden', messages.foreign);
    return passkey;
  }
}

const metadataMessages = {
  unknown: 'Credential not found',
  foreign: 'Not authorized to modify this credential',
};

const removalMessages = {
  unknown: 'Passkey not found',
  foreign: 'Not authorized to delete this passkey',
};

const toMetadataById = (passkeys: PasskeyRecord[]): CredMetadataById =>
  Object.fromEntries(passkeys.map((passkey) => [passkey.credentialId, toMetadata(passkey)]));

const toPasskey = (passkey: PasskeyRecord): Passkey => ({
  credentialId: passkey.credentialId,
  name: passkey.name,
  deviceName: passkey.deviceName,
  createdAt: passkey.createdAt,
  lastUsed: passkey.lastUsedAt,
  aaguid: passkey.aaguid,
  synced: passkey.synced,
  transports: passkey.transports,
});

const toMetadata = (passkey: PasskeyRecord): CredMetadata => ({
  credId: passkey.credentialId,
  deviceName: getPasskeyName(passkey),
  userAgent: passkey.userAgent,
  platform: passkey.platform,
  createdAt: passkey.createdAt,
  lastUsedAt: passkey.lastUsedAt,
  lastUsedDevice: passkey.lastUsedDevice,
  lastUsedUserAgent: passkey.lastUsedUserAgent,
  lastUsedPlatform: passkey.lastUsedPlatform,
});
