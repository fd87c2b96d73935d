import Fastify from 'fastify';
import type { InjectOptions } from 'fastify';
import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { openProvider } from '../app.ts';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/config.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { serverOptions } from '../server-options.ts';
import { ResponseChecker } from './response-checker.ts';
import { FakeClock } from './fake-clock.ts';
import { openTestDatabase } from './open-test-database.ts';

const operatorToken = 'token-of-the-operator';

/** Headers with which an operator opens the outbox and the metrics of a test provider. */
export const asOperator = { authorization: `Bearer ${operatorToken}` };

/** Parts that a test may replace. The database is closed with the provider. */
export interface TestParts {
  clock?: FakeClock;
  database?: OpenDatabase;
}

/** Shared, because the API description is the same for all settings and slow to generate. */
let checker: ResponseChecker | undefined;

/** Opens a complete provider on an empty database, with a clock that only tests move. Close it after use. */
export async function openTestProvider(settings: Partial<Config> = {}, parts: TestParts = {}) {
  const clock = parts.clock ?? new FakeClock();
  const database = parts.database ?? (await openTestDatabase());
  const config: Config = {
    ...readConfig({ DATA_DIR: 'memory://', LOG_LEVEL: 'silent', WORLD_SEED: 'no' }),
    operatorToken,
    ...settings,
  };
  const provider = await openProvider(config, { clock, database });
  const app = Fastify(serverOptions(config));
  const routes = new WeakMap<object, string>();
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (routeOptions.url !== undefined) routes.set(raw, routeOptions.url);
  });
  await app.register(provider.plugin);
  await app.ready();

  /** Sends a request, and checks that the API description contains its response. */
  async function inject(options: InjectOptions) {
    const response = await app.inject(options);
    checker ??= new ResponseChecker(
      OpenApiDocument.parse((await app.inject({ url: '/v1/openapi.json' })).json()),
    );
    checker.check(routes.get(response.raw.req) ?? '', options, response);
    return response;
  }

  return {
    app,
    clock,
    config,
    provider,
    db: database.db,
    inject,
    get: (url: string, headers: Record<string, string> = {}) => inject({ url, headers }),
    post: (url: string, payload: object, options: InjectOptions = {}) =>
      inject({ method: 'POST', url, payload, ...options }),
    async close() {
      await app.close();
      await provider.close();
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof openTestProvider>>;
