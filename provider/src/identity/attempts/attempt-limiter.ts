import type { IdentitySettings } from '../identity-settings.ts';
import type { ServiceContext } from '../../platform/module-context.ts';
import { listLimitedNetworks } from '@emberclutch/server/http/network.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { countAttempt } from '../../platform/attempts/attempt-repository.ts';
import { RejectionCache } from '../../platform/attempts/rejection-cache.ts';

interface Dependencies extends ServiceContext {
  settings: IdentitySettings['attempts'];
}

/** Limits the attempts of one network in fixed windows. The counts are in the database, which all processes share. */
export class AttemptLimiter {
  readonly #deps: Dependencies;
  readonly #rejections = new RejectionCache();

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /** Counts an attempt; each kind has its own count. @throws {ProblemError} `too_many_requests` with Retry-After */
  async count(kind: string, clientAddress: string): Promise<void> {
    const { db, clock, settings } = this.#deps;
    const now = clock.nowInSeconds();
    const windowStart = now - (now % settings.window);
    for (const { name, factor } of listLimitedNetworks(clientAddress)) {
      const subject = `${kind} ${name}`;
      if (this.#rejections.countSecondsLeft(subject, now) === 0) {
        if ((await countAttempt(db, { subject, windowStart })) <= settings.perAddress * factor) continue;
        this.#rejections.remember(subject, windowStart + settings.window);
      }
      throw new ProblemError(
        'too_many_requests',
        'Too many tries came from your network. Please wait a little.',
        { retryAfter: windowStart + settings.window - now },
      );
    }
  }
}
