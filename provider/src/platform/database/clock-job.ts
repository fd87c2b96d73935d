import type { BackgroundJob } from '../jobs/background-jobs.ts';
import { repeat } from '../jobs/repeat.ts';
import type { DatabaseClock } from './database-clock.ts';

/** Compares the clocks every five seconds. The only job that also runs while they differ, to detect when they agree again. */
export const clockJob = (clock: DatabaseClock): BackgroundJob => ({
  start(log, mayRun) {
    let wasTrusted = true;
    return repeat(
      async () => {
        await clock.measure();
        if (wasTrusted && !clock.isTrusted)
          log?.error({ skew: clock.skew, obstacle: clock.obstacle }, 'the clock is not trusted; no job runs');
        wasTrusted = clock.isTrusted;
      },
      5_000,
      (failure) => log?.error({ err: failure }, 'the clocks could not be compared; trying again'),
      mayRun,
    );
  },
});
