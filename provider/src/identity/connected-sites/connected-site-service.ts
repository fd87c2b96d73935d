import { hash } from 'node:crypto';
import type { ConnectedSite } from '@emberclutch/contract/identity/connected-site.ts';
import type { ConnectSiteBody, SiteTokenBody } from '@emberclutch/contract/identity/input/connected-site.ts';
import type { SiteToken } from '@emberclutch/contract/identity/site-token.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { hashOf, newSecret } from '../../platform/secret.ts';
import type { RequestClient } from '../request-client.ts';
import type { SecurityEventService } from '../security-events/security-event-service.ts';
import type { SignedInAccount } from '../sessions/session-repository.ts';
import type { CurrentSession, SessionService } from '../sessions/session-service.ts';
import {
  createSiteCode,
  exchangeCode,
  findSiteToken,
  listConnectedSites,
  removeCode,
  removeSiteToken,
  removeSiteTokens,
  touchSiteToken,
} from './site-token-repository.ts';

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  securityEvents: SecurityEventService;
  sessions: SessionService;
}

/** How long a code can be exchanged, in seconds. */
const codeLife = 60;

/** How long a token is valid, in seconds. */
const tokenLife = 30 * 86_400;

/** Seconds between two updates of `last_used_at`. */
const touchIntervalSeconds = 300;

/** Maximum of codes and tokens of one account. Each opened page of a connected site takes one. */
const maxTokens = 50;

/**
 * Sites of other origins that may read the assets of an account, by an authorization code with PKCE (RFC 7636). The database
 * has hashes of codes and tokens only.
 */
export class ConnectedSiteService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /**
   * The player has pressed Allow.
   * @returns a code for the page of that site
   * @throws {ProblemError} `unauthorized` when the session has ended in the meantime
   */
  async connect(
    session: CurrentSession,
    { origin, challenge }: ConnectSiteBody,
    client: RequestClient,
  ): Promise<string> {
    const { db, clock, securityEvents, sessions } = this.#deps;
    const { accountId } = session;
    const code = newSecret();
    const now = nowInSeconds(clock);
    const created = { accountId, origin, codeHash: hashOf(code), challenge, now, expiresAt: now + codeLife };
    await db.transaction().execute(async (trx) => {
      await sessions.keep(session, trx);
      await createSiteCode(trx, created, maxTokens);
      await securityEvents.record({ accountId, kind: 'site_connected', origin, client }, trx);
    });
    return code;
  }

  /**
   * Exchanges a code for a token. A wrong origin or verifier uses up the code too.
   * @param origin of the page that sends it
   * @throws {ProblemError} `forbidden`
   */
  async exchange({ code, verifier }: SiteTokenBody, origin: string | null): Promise<SiteToken> {
    const { db, clock } = this.#deps;
    const token = newSecret();
    const now = nowInSeconds(clock);
    const codeHash = hashOf(code);
    const isExchanged = await exchangeCode(db, {
      codeHash,
      challenge: hash('sha256', verifier, 'base64url'),
      origin: origin ?? '',
      tokenHash: hashOf(token),
      now,
      expiresAt: now + tokenLife,
    });
    if (isExchanged) return { token, expiresAt: now + tokenLife };
    await removeCode(db, codeHash);
    throw new ProblemError('forbidden', 'This code was used, has expired, or is of another page.');
  }

  /**
   * @param origin of the page that sends the token
   * @throws {ProblemError} `unauthorized` for a token that has ended, `forbidden` in pages of another site
   */
  async authenticate(token: string, origin: string | null): Promise<SignedInAccount> {
    const { db, clock } = this.#deps;
    const tokenHash = hashOf(token);
    const now = nowInSeconds(clock);
    const found = await findSiteToken(db, tokenHash);
    if (!found || found.expiresAt <= now) throw disconnected();
    if (found.origin !== origin) throw new ProblemError('forbidden', 'This token was given to another site.');
    if (now - found.lastUsedAt >= touchIntervalSeconds) await touchSiteToken(db, tokenHash, now);
    return found.account;
  }

  /** Ends a token at the request of its site. */
  async giveBack(token: string, client: RequestClient): Promise<void> {
    const { db, securityEvents } = this.#deps;
    await db.transaction().execute(async (trx) => {
      const removed = await removeSiteToken(trx, hashOf(token));
      if (removed) await securityEvents.record({ ...removed, kind: 'site_disconnected', client }, trx);
    });
  }

  async endAll(accountId: string, db: Kysely<Database>): Promise<void> {
    await removeSiteTokens(db, { accountId, origin: null });
  }

  /** Most recently used first. */
  list(accountId: string): Promise<ConnectedSite[]> {
    const { db, clock } = this.#deps;
    return listConnectedSites(db, { accountId, now: nowInSeconds(clock) });
  }

  /** Ends all tokens of a site. @throws {ProblemError} `not_found` when it has none */
  async disconnect(accountId: string, origin: string, client: RequestClient): Promise<void> {
    const { db, securityEvents } = this.#deps;
    await db.transaction().execute(async (trx) => {
      const removed = await removeSiteTokens(trx, { accountId, origin });
      if (removed === 0) throw new ProblemError('not_found', 'That site is not connected any more.');
      await securityEvents.record({ accountId, kind: 'site_disconnected', origin, client }, trx);
    });
  }
}

export const disconnected = () =>
  new ProblemError('unauthorized', 'Please connect: there is no token, or it has ended.');
