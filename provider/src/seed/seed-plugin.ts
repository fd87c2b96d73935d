import fp from 'fastify-plugin';
import { createPeriodicJob } from '../platform/jobs/background-jobs.ts';
import type { ModuleContext } from '../platform/module-context.ts';
import type { CalendarSettings } from '../seasons/season-settings.ts';
import { HatchingEggSupply } from './hatching-egg-supply.ts';
import { SampleBuyers } from './sample-buyers.ts';

/** Keeps an embedded world alive. Registered only for such a world, and only with the test payments of the sandbox. */
export const seedPlugin = fp<Omit<ModuleContext, 'jobDb'> & { calendar: CalendarSettings }>(
  async (app, { db, clock, jobs, calendar }) => {
    const { spawnLocks, payments } = app;
    const buyers = new SampleBuyers({ db, clock, spawnLocks, payments });
    jobs.add(
      'sample-buyers',
      createPeriodicJob({
        run: () => buyers.buyDue(),
        pauseMs: 15_000,
        failureMessage: 'the sample accounts could not buy eggs; trying again',
      }),
    );
    const eggs = new HatchingEggSupply({ db, clock, calendar });
    jobs.add(
      'sample-eggs',
      createPeriodicJob({
        run: () => eggs.topUp(),
        pauseMs: 60_000,
        failureMessage: 'eggs that incubate or hatch could not be added; trying again',
      }),
    );
  },
  { name: 'seed', dependencies: ['spawn', 'payments'] },
);
