import { toShare } from '@emberclutch/server/shares/client-address.ts';
import { FairQueue } from '@emberclutch/server/shares/fair-queue.ts';
import { countAttempt } from '../../platform/attempts/attempt-repository.ts';
import { RejectionCache } from '../../platform/attempts/rejection-cache.ts';
import type { ServiceContext } from '../../platform/module-context.ts';
import { listLimitedNetworks } from '@emberclutch/server/http/network.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { LockRecord } from '../../spawn/lock/lock-record.ts';

/** Length of a window. */
const windowSeconds = 600;

/** Maximum numbers of calls to the payment service that buyers cause per window, in all processes. */
const maxPerCheckout = 10;
const maxPerAccount = 20;
const maxPerNetwork = 60;

/** The origin of a call, to which limits apply. */
interface Caller {
  lock: Pick<LockRecord, 'id' | 'accountId'>;
  clientAddress: string;
}

/** Limits the calls to the payment service that checkouts cause, so that one buyer does not use up the quota of all buyers. */
export class CheckoutLimits {
  readonly #deps: ServiceContext;
  readonly #rejections = new RejectionCache();
  /** Limits the concurrent calls of one process. Further calls wait, and too many waiting calls are rejected. */
  readonly #queue = new FairQueue({
    max: 16,
    maxPerShare: 4,
    maxWaiting: 64,
    createError: () =>
      new ProblemError('unavailable', 'The card service is busy. Please try again in a moment.'),
  });

  constructor(dependencies: ServiceContext) {
    this.#deps = dependencies;
  }

  /**
   * Makes a call within the limits.
   * @throws {ProblemError} `too_many_requests` with Retry-After, or `unavailable` while too many calls wait
   */
  run<Result>(caller: Caller, call: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(toShare(caller.clientAddress), async () => {
      await this.#count(caller);
      return call();
    });
  }

  async #count({ lock, clientAddress }: Caller): Promise<void> {
    const now = this.#deps.clock.nowInSeconds();
    const windowStart = now - (now % windowSeconds);
    // Narrowest limit first, so that a rejected call does not count towards the wider ones.
    for (const [subject, max] of [
      [`checkout ${lock.id}`, maxPerCheckout],
      [`checkouts of ${lock.accountId}`, maxPerAccount],
      ...listLimitedNetworks(clientAddress).map(
        ({ name, factor }) => [`checkouts from ${name}`, maxPerNetwork * factor] as const,
      ),
    ] as const) {
      if (this.#rejections.countSecondsLeft(subject, now) === 0) {
        if ((await countAttempt(this.#deps.db, { subject, windowStart })) <= max) continue;
        this.#rejections.remember(subject, windowStart + windowSeconds);
      }
      throw new ProblemError('too_many_requests', 'This checkout was opened too often.', {
        retryAfter: windowStart + windowSeconds - now,
      });
    }
  }
}
