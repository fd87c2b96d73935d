import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyBaseLogger, FastifyPluginAsync, RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from './platform/clock.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './config/config.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { measureRequests } from './platform/metrics/measure-requests.ts';
import { operationRoutes } from './platform/metrics/operation-routes.ts';
import { bodyParsing } from './platform/http/body-parsing.ts';
import { crossOrigin } from './platform/http/cross-origin.ts';
import { httpCaching } from './platform/http/http-caching.ts';
import { openApi } from './platform/http/open-api/open-api.ts';
import { problems } from './platform/http/problems.ts';
import { identity } from './identity/sessions/authentication.ts';
import { RequestLogger } from './platform/logging/request-logger.ts';
import { accountRoutes } from './identity/profile/account-routes.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { authRoutes } from './identity/codes/code-routes.ts';
import { availabilityRoutes } from './spawn/availability/availability-routes.ts';
import { genomeRoutes } from './assets/genome-routes.ts';
import { outboxRoutes } from './mail/outbox-routes.ts';
import { pictureRoutes } from './assets/thumbnail-routes.ts';
import { purchaseRoutes } from './spawn/purchases/purchase-routes.ts';
import { resetRoutes } from './identity/reset/reset-routes.ts';
import { seasonCalendarRoutes } from './seasons/season-calendar-routes.ts';
import { seasonRoutes } from './seasons/season-routes.ts';
import { sessionRoutes } from './identity/sessions/session-routes.ts';
import { spawnRoutes } from './spawn/lock/lock-routes.ts';
import { webauthnLoginRoutes } from './identity/passkeys/passkey-login-routes.ts';
import { webauthnRoutes } from './identity/passkeys/passkey-routes.ts';
import { createServices } from './services.ts';
import { openProviderDatabase } from './seed/open-provider-database.ts';
import { ensureCalendar } from './seasons/ensure-calendar.ts';

export interface Provider {
  /** Everything under `/v1`, and the outbox; to be registered in any Fastify instance. Nothing of it leaks out. */
  plugin: FastifyPluginAsync;
  /** Begins the work that no request asks for. Call it once, after `plugin` was registered. */
  start(): void;
  /** Turns `/readyz` to no, and takes as long as balancers need to see it (DRAIN_SECONDS). Call it before closing. */
  drain(): Promise<void>;
  /** Call it after the Fastify instance was closed. */
  close(): Promise<void>;
}

interface Parts {
  clock?: Clock;
  /** Given by tests; opened from the settings otherwise. Closed with the provider either way. */
  database?: OpenDatabase;
}

/**
 * Opens the provider: its database with all tables, its services, its routes.
 * @throws {WorldFolderError} when the embedded world cannot be opened
 */
export async function openProvider(
  config: Config,
  { clock = systemClock, database }: Parts = {},
): Promise<Provider> {
  const { db, close } = database ?? (await openProviderDatabase(config, clock));
  await ensureCalendar(db, clock, config.calendar);
  const services = createServices({ config, clock, db });
  const stops: (() => Promise<void>)[] = [];
  let log: FastifyBaseLogger | undefined;

  const plugin: FastifyPluginAsync = async (app) => {
    log = app.log;
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.setChildLoggerFactory((logger, bindings, options) => new RequestLogger(logger, bindings, options));
    for (const [name, service] of Object.entries(services)) app.decorate(name, service);

    await app.register(measureRequests);
    await app.register(bodyParsing);
    await app.register(problems);
    await app.register(crossOrigin, { allowedOrigins: config.allowedOrigins });
    await app.register(cookie);
    await app.register(formbody);
    await app.register(openApi);
    await app.register(identity);
    await app.register(operationRoutes);

    await app.register(services.payments.routes);

    // Anyone may ask; `request.visitor` is whoever is signed in, or null.
    await app.register(async (open) => {
      open.addHook('onRequest', open.authenticate);
      open.addHook('onRoute', asksFor([{}, { session: [] }]));
      await open.register(authRoutes);
      await open.register(resetRoutes);
      await open.register(webauthnLoginRoutes);
      await open.register(pictureRoutes);
      await open.register(async (cached) => {
        await cached.register(httpCaching, { inBrowsers: 5 });
        await cached.register(assetRoutes);
        await cached.register(genomeRoutes);
        await cached.register(seasonCalendarRoutes);
      });
      await open.register(async (awaited) => {
        // Whoever waits for a cycle or for the last egg asks again and again, and must see it at once.
        await awaited.register(httpCaching, { inBrowsers: 0 });
        await awaited.register(seasonRoutes);
        await awaited.register(availabilityRoutes);
      });
      if (config.mail === 'outbox') await open.register(outboxRoutes);
    });

    // `request.account` is always there.
    await app.register(async (signedIn) => {
      signedIn.addHook('onRequest', signedIn.requireAccount);
      signedIn.addHook('onRoute', asksFor([{ session: [] }]));
      await signedIn.register(accountRoutes);
      await signedIn.register(sessionRoutes);
      await signedIn.register(webauthnRoutes);
      await signedIn.register(spawnRoutes);
      await signedIn.register(purchaseRoutes);
    });
  };

  return {
    plugin,
    start() {
      services.meters.watchProcess();
      for (const worker of services.jobs) stops.push(worker.start(log));
    },
    async drain() {
      services.readiness.drain();
      if (config.drain > 0) await wait(config.drain * 1000);
    },
    async close() {
      await Promise.all([services.desk.settled(), ...stops.map((stop) => stop())]);
      await close();
    },
  };
}

/** Tells the description of the API who may ask, as the scope of a route decides it. */
const asksFor =
  (security: Record<string, string[]>[]) =>
  (route: RouteOptions): void => {
    route.schema = { security, ...route.schema };
  };
