import Fastify from 'fastify';
import type { InjectOptions } from 'fastify';
import { openProvider } from '../app.ts';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/config.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { trustNearestProxy } from '../platform/http/network.ts';
import { answerUnreadableRequest } from '../platform/http/problems.ts';
import { FakeClock } from './fake-clock.ts';
import { openTestDatabase } from './open-test-database.ts';

/** Parts that a test may replace. The database is closed with the provider. */
export interface TestParts {
  clock?: FakeClock;
  database?: OpenDatabase;
}

/** A complete provider on an empty database, with a clock that only tests move. Close it after use. */
export async function openTestProvider(settings: Partial<Config> = {}, parts: TestParts = {}) {
  const clock = parts.clock ?? new FakeClock();
  const database = parts.database ?? (await openTestDatabase());
  const config: Config = {
    ...readConfig({ DATA_DIR: 'memory://', LOG_LEVEL: 'silent', WORLD_SEED: 'no' }),
    ...settings,
  };
  const provider = await openProvider(config, { clock, database });
  const app = Fastify({
    logger: false,
    frameworkErrors: answerUnreadableRequest,
    trustProxy: config.trustProxy && trustNearestProxy,
  });
  await app.register(provider.plugin);
  await app.ready();

  return {
    app,
    clock,
    config,
    provider,
    db: database.db,
    inject: (options: InjectOptions) => app.inject(options),
    async close() {
      await app.close();
      await provider.close();
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof openTestProvider>>;
