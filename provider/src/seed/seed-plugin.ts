import fp from 'fastify-plugin';
import { createPeriodicJob } from '../platform/jobs/background-jobs.ts';
import type { ModuleContext } from '../platform/module-context.ts';
import type { CalendarSettings } from '../seasons/season-settings.ts';
import { buySampleEggs } from './buy-sample-eggs.ts';
import { topUpHatchingEggs } from './top-up-hatching-eggs.ts';

/** Keeps an embedded world alive. Registered only for such a world, and only with the test payments of the sandbox. */
export const seedPlugin = fp<Omit<ModuleContext, 'jobDb'> & { calendar: CalendarSettings }>(
  async (app, { db, clock, jobs, calendar }) => {
    const { spawnLocks, payments } = app;
    jobs.add(
      'sample-buyers',
      createPeriodicJob({
        run: () => buySampleEggs({ db, clock, spawnLocks, payments }),
        pauseMs: 15_000,
        failureMessage: 'the sample accounts could not buy eggs; trying again',
      }),
    );
    jobs.add(
      'sample-eggs',
      createPeriodicJob({
        run: () => topUpHatchingEggs({ db, clock, calendar }),
        pauseMs: 60_000,
        failureMessage: 'eggs that incubate or hatch could not be added; trying again',
      }),
    );
  },
  { name: 'seed', dependencies: ['spawn', 'payments'] },
);
