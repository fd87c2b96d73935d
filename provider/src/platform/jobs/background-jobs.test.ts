import Fastify from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { BackgroundJobs, createPeriodicJob } from './background-jobs.ts';

it('skips runs that may not begin, except for jobs that always run', async () => {
  const jobs = new BackgroundJobs();
  const runs = { some: 0, always: 0 };
  const count = (kind: keyof typeof runs) =>
    createPeriodicJob({
      run: async () => {
        runs[kind] += 1;
      },
      pauseMs: 1,
      failureMessage: 'failed',
    });
  jobs.add('some', count('some'));
  jobs.addAlways('always', count('always'));
  let mayRun = false;
  jobs.start(Fastify().log, () => mayRun);

  while (runs.always < 3) await wait(1);
  expect(runs.some).toBe(0);
  mayRun = true;
  while (runs.some < 3) await wait(1);

  await jobs.stop();
});

it('reports how long ago each job began a run, which grows while a run hangs', async () => {
  const jobs = new BackgroundJobs();
  const { promise: hang, resolve: release } = Promise.withResolvers<void>();
  const beats = { count: 0 };
  jobs.add('hanging', createPeriodicJob({ run: () => hang, pauseMs: 1, failureMessage: 'failed' }));
  jobs.add(
    'healthy',
    createPeriodicJob({ run: async () => void (beats.count += 1), pauseMs: 1, failureMessage: 'failed' }),
  );
  expect(jobs.measureIdleSeconds()).toEqual([]);
  jobs.start(Fastify().log);
  while (beats.count < 20) await wait(1);
  const later = beats.count + 20;
  while (beats.count < later) await wait(1);

  const idle = Object.fromEntries(jobs.measureIdleSeconds());
  expect(idle['hanging']).toBeGreaterThan(idle['healthy'] ?? Infinity);

  release();
  await jobs.stop();
});
