import type { SessionInfo } from '@emberclutch/shared/contract/session-info';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { SessionSettings } from '../identity-settings.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SessionRecord, SignedInAccount } from './session-repository.ts';
import {
  createSession,
  findSessions,
  listSessions,
  removeOwnSession,
  removeSession,
  removeSessions,
  touchSessions,
} from './session-repository.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { areEqual, hashOf, newSecret } from '../../platform/secret.ts';
import { BatchReader } from '../../platform/batching/batch-reader.ts';

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  settings: SessionSettings;
}

export interface NewSession {
  sessionId: string;
  /** Value of the session cookie; null for a client that does not store cookies. */
  cookie: string | null;
}

/** The client of a new session, and the way it signed in. */
interface SessionClient {
  keepsCookies: boolean;
  userAgent?: string | undefined;
  signedInBy?: SessionInfo['signedInBy'];
}

/** Seconds between two updates of `last_seen_at`: most requests of a session then need no write. */
const touchIntervalSeconds = 300;

/** Sessions end after a number of days and after a number of idle hours. The database stores their hashes only. */
export class SessionService {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #reader: BatchReader<SessionRecord>;
  /** Batches the updates of `last_seen_at`, as the reader batches lookups; it finds nothing. */
  readonly #toucher: BatchReader<never>;
  readonly settings: SessionSettings;

  constructor({ db, clock, settings }: Dependencies) {
    this.#db = db;
    this.#clock = clock;
    this.#reader = new BatchReader((idHashes) => findSessions(db, idHashes));
    this.#toucher = new BatchReader(async (idHashes) => {
      await touchSessions(db, idHashes, nowInSeconds(clock));
      return new Map<string, never>();
    });
    this.settings = settings;
  }

  /** For a client that stores cookies, header and cookie are both required, so that one stolen value is useless. */
  async open(
    accountId: string,
    { keepsCookies, userAgent, signedInBy = 'code' }: SessionClient,
    db = this.#db,
  ): Promise<NewSession> {
    const sessionId = newSecret();
    const cookie = keepsCookies ? newSecret() : null;
    const now = nowInSeconds(this.#clock);
    await createSession(db, {
      idHash: hashOf(sessionId),
      accountId,
      cookieHash: cookie && hashOf(cookie),
      userAgent: userAgent?.slice(0, 500) ?? null,
      signedInBy,
      now,
      expiresAt: now + this.settings.life,
    });
    return { sessionId, cookie };
  }

  /** @returns null when the session is unknown, has ended, or its cookie is missing */
  async authenticate(sessionId: string, cookie: string | null): Promise<SignedInAccount | null> {
    const idHash = hashOf(sessionId);
    const session = await this.#reader.find(idHash);
    const now = nowInSeconds(this.#clock);
    if (!session || session.expiresAt <= now || session.lastSeenAt + this.settings.idle <= now) return null;
    if (session.cookieHash !== null && (cookie === null || !areEqual(session.cookieHash, hashOf(cookie))))
      return null;
    if (now - session.lastSeenAt >= Math.min(touchIntervalSeconds, this.settings.idle / 10))
      await this.#toucher.find(idHash);
    return session.account;
  }

  /** The sessions of the account: the current one first, then by last use. */
  list(accountId: string, sessionId: string | null): Promise<SessionInfo[]> {
    return listSessions(this.#db, {
      accountId,
      idHash: hashOf(sessionId ?? ''),
      now: nowInSeconds(this.#clock),
      idle: this.settings.idle,
    });
  }

  /** @throws {ProblemError} `not_found` when the account has no such session */
  async endOne(accountId: string, publicId: string): Promise<void> {
    if (!(await removeOwnSession(this.#db, { accountId, publicId })))
      throw new ProblemError('not_found', 'That session has ended already.');
  }

  /** Ends all sessions of the account except this one; all of them when it is null. */
  async endOthers(accountId: string, sessionId: string | null, db = this.#db): Promise<void> {
    await removeSessions(db, { accountId, except: sessionId && hashOf(sessionId) });
  }

  async end(sessionId: string): Promise<void> {
    await removeSession(this.#db, hashOf(sessionId));
  }
}
