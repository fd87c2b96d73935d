import Fastify from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { BackgroundJobs, createPeriodicJob } from './background-jobs.ts';

it('skips runs that may not begin, except for jobs that always run', async () => {
  const jobs = new BackgroundJobs();
  const runs = { some: 0, always: 0 };
  const createCountingJob = (kind: keyof typeof runs) =>
    createPeriodicJob({
      run: async () => {
        runs[kind] += 1;
      },
      pauseMs: 1,
      failureMessage: 'failed',
    });
  jobs.add('some', createCountingJob('some'));
  jobs.add('always', createCountingJob('always'), { canAlwaysRun: true });
  let canRun = false;
  jobs.start(Fastify().log, () => canRun);

  while (runs.always < 3) await wait(1);
  expect(runs.some).toBe(0);
  canRun = true;
  while (runs.some < 3) await wait(1);

  await jobs.stop();
});

it('reports how long ago each job began a run, which grows while a run hangs', async () => {
  const jobs = new BackgroundJobs();
  const { promise: hang, resolve: release } = Promise.withResolvers<void>();
  const runs = { count: 0 };
  jobs.add('hanging', createPeriodicJob({ run: () => hang, pauseMs: 1, failureMessage: 'failed' }));
  jobs.add(
    'healthy',
    createPeriodicJob({ run: async () => void (runs.count += 1), pauseMs: 1, failureMessage: 'failed' }),
  );
  expect(jobs.measureIdleSeconds()).toEqual([]);
  jobs.start(Fastify().log);
  while (runs.count < 20) await wait(1);
  const targetCount = runs.count + 20;
  while (runs.count < targetCount) await wait(1);

  const idleSeconds = Object.fromEntries(jobs.measureIdleSeconds());
  expect(idleSeconds['hanging']).toBeGreaterThan(idleSeconds['healthy'] ?? Infinity);

  release();
  await jobs.stop();
});
