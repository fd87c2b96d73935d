import type { SecurityEventKind } from '@emberclutch/contract/identity/security-event.ts';
import type { SessionInfo } from '@emberclutch/contract/identity/session-list.ts';
import { areEqual } from '@emberclutch/server/http/are-equal.ts';
import type { Clock } from '../../platform/clock.ts';
import { lockAccountAgainstDeletion, lockAccount } from '../account-repository.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import type { RequestClient } from '../request-client.ts';
import { createSecurityEvent } from '../security-events/security-event-repository.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/module-context.ts';
import type { SessionRecord, SignedInAccount } from './session-repository.ts';
import {
  createSession,
  findAuthenticationTime,
  findCookieHashesInUse,
  findSessions,
  listSessions,
  lockSession,
  recordAuthentication,
  removeExcessSessions,
  removeOwnSession,
  removeSession,
  removeSessions,
  touchSessions,
} from './session-repository.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { hashSecret, generateSecret } from '../../platform/secret.ts';
import { BatchReader } from '../../platform/batching/batch-reader.ts';

interface Dependencies extends ServiceContext {
  settings: IdentitySettings['session'];
}

export interface NewSession {
  sessionId: string;
  /** Value of the session cookie; null for a client that does not store cookies. */
  cookie: string | null;
}

export interface CurrentSession {
  accountId: string;
  sessionId: string;
}

export interface CompletedSignIn extends NewSession {
  accountId: string;
}

/** The client of a new session, and the way it signed in. */
interface SessionClient extends RequestClient {
  canStoreCookies: boolean;
  signedInBy?: SessionInfo['signedInBy'];
  /** Whether the sign-in counts as a recent authentication; true by default. */
  isIdentityProven?: boolean;
}

interface CreatedSession extends Pick<SessionClient, 'canStoreCookies' | 'userAgent'> {
  signedInBy: SessionInfo['signedInBy'];
  authenticatedAt: number;
}

/** Seconds between two updates of `last_seen_at`, so that most requests need no write. */
const touchIntervalSeconds = 300;

/** Maximum number of sessions per account. A browser sends a cookie for each of its sessions, and all must fit into a request. */
const maxSessions = 20;

const signInEvents = {
  code: 'code_sign_in',
  passkey: 'passkey_sign_in',
  reset: 'reset',
} as const satisfies Record<SessionInfo['signedInBy'], SecurityEventKind>;

/** Opens, authenticates and ends sessions. They expire after a number of days, or of idle hours. The database stores only hashes. */
export class SessionService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #reader: BatchReader<SessionRecord>;
  /** Batches the updates of `last_seen_at`, as the reader batches lookups. Its results are empty. */
  readonly #toucher: BatchReader<never>;
  readonly #settings: IdentitySettings['session'];

  constructor({ db, clock, settings }: Dependencies) {
    this.#db = db;
    this.#clock = clock;
    this.#reader = new BatchReader((idHashes) => findSessions(db, idHashes));
    this.#toucher = new BatchReader(async (idHashes) => {
      await touchSessions(db, idHashes, clock.nowInSeconds());
      return [];
    });
    this.#settings = settings;
  }

  /** Number of requests that wait for the lookup of their session. */
  get waitingCount() {
    return this.#reader.waitingCount;
  }

  /**
   * Opens a session and adds the sign-in to the security log. If the client stores cookies, both header and cookie are required,
   * so that one stolen value is useless.
   */
  async open(
    accountId: string,
    { signedInBy = 'code', isIdentityProven = true, ...client }: SessionClient,
    db = this.#db,
  ): Promise<NewSession> {
    const at = this.#clock.nowInSeconds();
    const authenticatedAt = isIdentityProven ? at : 0;
    const newSession = await this.#create(accountId, { ...client, signedInBy, authenticatedAt }, db);
    await createSecurityEvent(db, { accountId, kind: signInEvents[signedInBy], at, client });
    return newSession;
  }

  /**
   * Ends all sessions of the account and opens a new one for the client of this session. The new one keeps the time of the last
   * authentication, because replacing a session proves nothing.
   */
  async replaceAll(
    { accountId, sessionId }: CurrentSession,
    client: RequestClient & { canStoreCookies: boolean },
    db: Database,
  ): Promise<NewSession> {
    const authenticatedAt = await findAuthenticationTime(db, hashSecret(sessionId));
    await removeSessions(db, accountId);
    return this.#create(accountId, { ...client, signedInBy: 'reset', authenticatedAt }, db);
  }

  async #create(
    accountId: string,
    { canStoreCookies, userAgent, signedInBy, authenticatedAt }: CreatedSession,
    db: Database,
  ): Promise<NewSession> {
    const sessionId = generateSecret();
    const cookie = canStoreCookies ? generateSecret() : null;
    const now = this.#clock.nowInSeconds();
    // A sign-in that races with the deletion of its account must not open a session.
    await lockAccountAgainstDeletion(db, accountId);
    await createSession(db, {
      idHash: hashSecret(sessionId),
      accountId,
      cookieHash: cookie && hashSecret(cookie),
      userAgent: userAgent?.slice(0, 500) ?? null,
      signedInBy,
      authenticatedAt,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + this.#settings.lifetime,
    });
    await removeExcessSessions(db, { accountId, idHash: hashSecret(sessionId), max: maxSessions });
    return { sessionId, cookie };
  }

  /** @returns null when the session is unknown or has ended, or when its cookie is missing or wrong */
  async authenticate(sessionId: string, cookie: string | null): Promise<SignedInAccount | null> {
    const idHash = hashSecret(sessionId);
    const session = await this.#reader.find(idHash);
    const now = this.#clock.nowInSeconds();
    if (!session || session.expiresAt <= now || session.lastSeenAt + this.#settings.idle <= now) return null;
    if (session.cookieHash !== null && (cookie === null || !areEqual(session.cookieHash, hashSecret(cookie))))
      return null;
    if (now - session.lastSeenAt >= Math.min(touchIntervalSeconds, this.#settings.idle / 10))
      await this.#toucher.find(idHash);
    return session.account;
  }

  /**
   * Locks a session for a change that outlives it, such as a new passkey. A request is authenticated when it begins, but its body may
   * arrive a minute later, when the owner may have ended the session.
   * @param trx transaction of the change; another transaction that has called `lockAccount` either sees the change, or makes this
   * call throw
   * @throws {ProblemError} `unauthorized` for a session that has ended
   */
  async lock({ accountId, sessionId }: CurrentSession, trx: Database): Promise<void> {
    await lockAccount(trx, accountId);
    if (!(await lockSession(trx, hashSecret(sessionId))))
      throw new ProblemError('unauthorized', 'This session has ended. Please sign in.');
  }

  /** @returns the cookies whose sessions have not ended */
  async findCookiesInUse(cookies: string[]): Promise<Set<string>> {
    const hashesInUse = await findCookieHashesInUse(this.#db, {
      cookieHashes: cookies.map(hashSecret),
      now: this.#clock.nowInSeconds(),
      idle: this.#settings.idle,
    });
    return new Set(cookies.filter((cookie) => hashesInUse.has(hashSecret(cookie))));
  }

  /** Lists the sessions of the account: the current one first, then by last use. */
  list({ accountId, sessionId }: CurrentSession): Promise<SessionInfo[]> {
    return listSessions(this.#db, {
      accountId,
      idHash: hashSecret(sessionId),
      now: this.#clock.nowInSeconds(),
      idle: this.#settings.idle,
    });
  }

  /** @throws {ProblemError} `not_found` when the account has no such session */
  async endByPublicId(accountId: string, publicId: string, client: RequestClient): Promise<void> {
    const at = this.#clock.nowInSeconds();
    const event = { accountId, kind: 'session_ended', at, client } as const;
    await this.#db.transaction().execute(async (trx) => {
      const endedSession = await removeOwnSession(trx, { accountId, publicId });
      if (!endedSession) throw new ProblemError('not_found', 'That session has ended already.');
      await createSecurityEvent(trx, { ...event, endedUserAgent: endedSession.userAgent });
    });
  }

  /** Ends all sessions of the account except this one. */
  async endOtherSessions({ accountId, sessionId }: CurrentSession, client: RequestClient): Promise<void> {
    const at = this.#clock.nowInSeconds();
    await this.#db.transaction().execute(async (trx) => {
      if (await removeSessions(trx, accountId, hashSecret(sessionId)))
        await createSecurityEvent(trx, { accountId, kind: 'other_sessions_ended', at, client });
    });
  }

  /** @returns when the user of a session last authenticated, in epoch seconds; 0 for a session that has ended */
  findAuthenticationTime(sessionId: string): Promise<number> {
    return findAuthenticationTime(this.#db, hashSecret(sessionId));
  }

  /**
   * Whether the use of a passkey counts as a recent authentication. Until every session that could have added the passkey has
   * ended, the passkey only signs in. Otherwise a stolen session could add a passkey and then prove identity with it, or with a
   * session that the passkey opened. See docs/adr/0033.
   */
  canProveIdentity({ createdAt }: { createdAt: number }): boolean {
    return createdAt + this.#settings.lifetime <= this.#clock.nowInSeconds();
  }

  /** Records that the user of the session has just authenticated. */
  async recordAuthentication(sessionId: string, db: Database): Promise<void> {
    await recordAuthentication(db, hashSecret(sessionId), this.#clock.nowInSeconds());
  }

  /** @param idHash SHA-256 of the id of the session in hexadecimal */
  async end(idHash: string): Promise<void> {
    await removeSession(this.#db, idHash);
  }
}
