import Fastify from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { BackgroundJobs } from './background-jobs.ts';
import { periodicJob } from './periodic-job.ts';

it('skips the runs that may not begin, except of the jobs that always run', async () => {
  const jobs = new BackgroundJobs();
  const runs = { some: 0, always: 0 };
  const count = (kind: keyof typeof runs) =>
    periodicJob({
      run: async () => {
        runs[kind] += 1;
      },
      pauseMs: 1,
      failureMessage: 'failed',
    });
  jobs.add(count('some'));
  jobs.addAlways(count('always'));
  let mayRun = false;
  jobs.start(Fastify().log, () => mayRun);

  while (runs.always < 3) await wait(1);
  expect(runs.some).toBe(0);
  mayRun = true;
  while (runs.some < 3) await wait(1);

  await jobs.stop();
});
