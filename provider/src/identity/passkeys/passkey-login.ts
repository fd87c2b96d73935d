import type { LoginFinishBody } from '@emberclutch/contract/identity/input/webauthn.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/module-context.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import {
  findPasskey,
  getPasskeyName,
  listPasskeysByEmail,
  recordPasskeyUse,
  toAllowedCredential,
} from './passkey-repository.ts';
import { getSharedSecret } from '../../platform/database/secret-repository.ts';
import type { CeremonyService } from './ceremony-service.ts';
import { createDecoyPasskey, deriveDecoys, isDecoy } from './derive-decoys.ts';
import { createAssertionOptions, rejectAssertion, verifyAssertion } from './verify-assertion.ts';
import { toDevice } from './passkey-registration.ts';
import type { RelyingParty } from './relying-party.ts';
import type { SecurityEventService } from '../security-events/security-event-service.ts';
import type { RequestClient } from '../request-client.ts';
import type { CompletedSignIn, SessionService } from '../sessions/session-service.ts';

interface Dependencies extends ServiceContext {
  ceremonies: CeremonyService;
  relyingParty: RelyingParty;
  sessions: SessionService;
  securityEvents: SecurityEventService;
}

interface Client extends RequestClient {
  canStoreCookies: boolean;
}

/** Signs in with a passkey (WebAuthn, section 7.2), with or without an e-mail address. */
export class PasskeyLogin {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /** Creates options for a login. They look the same for addresses with and without a passkey (WebAuthn, section 14.6.2). */
  async begin(email: string | null) {
    const { db, ceremonies, relyingParty } = this.#deps;
    const allowedCredentials = email === null ? undefined : await listAllowedCredentials(db, email);
    const options = await createAssertionOptions(relyingParty.id, allowedCredentials);
    return ceremonies.begin(options, { purpose: 'login', accountId: null, email });
  }

  /**
   * @throws {ProblemError} `forbidden` when the ceremony has ended, `not_found` when the passkey is unknown or belongs to
   * another address, `unauthorized` when the assertion is invalid
   */
  async finish(
    { assertion, sessionData, email, usageInfo }: LoginFinishBody,
    client: Client,
  ): Promise<CompletedSignIn> {
    const { db, clock, ceremonies, relyingParty, sessions, securityEvents } = this.#deps;
    const ceremony = await ceremonies.consume('login', sessionData);
    const addresses = [email, ceremony.email].filter((address) => typeof address === 'string');
    // Decoys and real passkeys take the same steps until the end, so that the response time reveals nothing.
    const isDecoyId = await this.#isDecoyForAll(assertion.id, addresses);
    const storedPasskey = await findPasskey(db, assertion.id);
    const isKnown = storedPasskey ? addresses.every((address) => address === storedPasskey.email) : isDecoyId;
    if (!isKnown)
      throw new ProblemError(
        'not_found',
        'No passkey found for this account. Please sign in by e-mail code.',
      );
    const passkey = storedPasskey ?? (await createDecoyPasskey(assertion.id));
    const claim = { relyingParty, challenge: ceremony.challenge, passkey, assertion };
    const verification = await verifyAssertion(claim, 'unauthorized').catch(async (failure: unknown) => {
      const accountId = storedPasskey?.accountId ?? null;
      const event = { accountId, kind: 'passkey_refused', client } as const;
      await securityEvents.recordRejection({ ...event, passkeyName: getPasskeyName(passkey) }, assertion.id);
      throw failure;
    });
    const { accountId } = passkey;
    return db.transaction().execute(async (transaction) => {
      const isRecorded = await recordPasskeyUse(transaction, passkey, {
        counter: verification.newCounter,
        synced: verification.credentialBackedUp,
        at: clock.nowInSeconds(),
        device: toDevice(usageInfo),
      });
      if (!isRecorded) rejectAssertion('unauthorized');
      const openedSession = await sessions.open(
        accountId,
        { ...client, signedInBy: 'passkey', isIdentityProven: sessions.canProveIdentity(passkey) },
        transaction,
      );
      return { accountId, ...openedSession };
    });
  }

  /** Whether an id is a decoy that was derived for each of these addresses. Callers then respond as for a real passkey. */
  async #isDecoyForAll(id: string, addresses: string[]): Promise<boolean> {
    const secret = await getSharedSecret(this.#deps.db, 'decoys');
    const isDecoyForAddress = (address: string) =>
      deriveDecoys(secret, address).some((decoy) => decoy.id === id);
    return addresses.map(isDecoyForAddress).every(Boolean) && isDecoy(secret, id);
  }
}

async function listAllowedCredentials(db: Database, email: string) {
  // Always derived, so that the response time does not reveal which accounts exist.
  const decoys = deriveDecoys(await getSharedSecret(db, 'decoys'), email);
  const passkeys = await listPasskeysByEmail(db, email);
  return passkeys.length === 0 ? decoys : passkeys.map(toAllowedCredential);
}
