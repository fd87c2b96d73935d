import { createHmac } from 'node:crypto';
import { areEqual } from '@emberclutch/server/http/are-equal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/module-context.ts';
import { getSharedSecret } from '../../platform/database/secret-repository.ts';
import { findEventTime } from '../security-events/security-event-repository.ts';
import { securityEventLifetime } from '../security-events/security-event-service.ts';

/** Maximum number of accounts that one browser's cookie names. */
const maxTokens = 5;

/**
 * Recognizes browsers that have signed in to an account before. Their cookie holds a signed token for each account. A token does not
 * authenticate, but some of the daily code e-mails are reserved for such browsers, so that strangers cannot use them up.
 */
export class KnownBrowsers {
  readonly #deps: ServiceContext;

  constructor(dependencies: ServiceContext) {
    this.#deps = dependencies;
  }

  /** Seconds for which a token is valid. */
  readonly lifetime = securityEventLifetime;

  /** @returns the cookie of a browser that signs in now */
  async addToken(cookie: string | null, accountId: string): Promise<string> {
    const { db, clock } = this.#deps;
    const token = await createToken(db, accountId, clock.nowInSeconds());
    return [token, ...parseTokens(cookie)].slice(0, maxTokens).join('.');
  }

  /** Whether the browser has signed in to the account within 90 days, and the owner has not recovered the account since. */
  async isKnown(cookie: string | null | undefined, accountId: string, db: Database): Promise<boolean> {
    const oldest = this.#deps.clock.nowInSeconds() - this.lifetime;
    for (const token of parseTokens(cookie)) {
      const at = Number.parseInt(token, 36);
      if (!(at > oldest) || !areEqual(token, await createToken(db, accountId, at))) continue;
      const recoveryTimes = [
        await findEventTime(db, { accountId, kind: 'reset', skippedCount: 0 }),
        await findEventTime(db, { accountId, kind: 'account_secured', skippedCount: 0 }),
      ];
      return recoveryTimes.every((time = 0) => time <= at);
    }
    return false;
  }
}

/** Creates a token: the instant of the sign-in, and a signature that only the provider can compute. */
async function createToken(db: Database, accountId: string, at: number): Promise<string> {
  const signature = createHmac('sha256', await getSharedSecret(db, 'decoys')).update(
    `browser ${accountId} ${at}`,
  );
  return `${at.toString(36)}~${signature.digest('base64url').slice(0, 22)}`;
}

const parseTokens = (cookie: string | null | undefined) =>
  (cookie ?? '').split('.').filter(Boolean).slice(0, maxTokens);
