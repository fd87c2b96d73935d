import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyBaseLogger, FastifyPluginAsync, RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database.ts';
import { measure } from './operation/measure.ts';
import { operationRoutes } from './operation/operation-routes.ts';
import { bodies } from './plugins/bodies.ts';
import { crossOrigin } from './plugins/cross-origin.ts';
import { freshness } from './plugins/freshness.ts';
import { openApi } from './plugins/open-api.ts';
import { problems } from './plugins/problems.ts';
import { identity } from './plugins/identity.ts';
import { RequestLogger } from './request-logger.ts';
import { accountRoutes } from './routes/account.ts';
import { assetRoutes } from './routes/assets.ts';
import { authRoutes } from './routes/auth.ts';
import { availabilityRoutes } from './routes/availability.ts';
import { genomeRoutes } from './routes/genomes.ts';
import { outboxRoutes } from './routes/outbox.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { purchaseRoutes } from './routes/purchase.ts';
import { resetRoutes } from './routes/reset.ts';
import { seasonCalendarRoutes } from './routes/season-calendar.ts';
import { seasonRoutes } from './routes/season.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { spawnRoutes } from './routes/spawn.ts';
import { webauthnLoginRoutes } from './routes/webauthn-login.ts';
import { webauthnRoutes } from './routes/webauthn.ts';
import { createServices } from './services/services.ts';
import { openWorld } from './world/open-world.ts';
import { ensureCalendar } from './world/ensure-calendar.ts';

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
  const { db, close } = database ?? (await openWorld(config, clock));
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

    await app.register(measure);
    await app.register(bodies);
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
      open.addHook('onRequest', open.recognise);
      open.addHook('onRoute', asksFor([{}, { session: [] }]));
      await open.register(authRoutes);
      await open.register(resetRoutes);
      await open.register(webauthnLoginRoutes);
      await open.register(pictureRoutes);
      await open.register(async (cached) => {
        await cached.register(freshness, { inBrowsers: 5 });
        await cached.register(assetRoutes);
        await cached.register(genomeRoutes);
        await cached.register(seasonCalendarRoutes);
      });
      await open.register(async (awaited) => {
        // Whoever waits for a cycle or for the last egg asks again and again, and must see it at once.
        await awaited.register(freshness, { inBrowsers: 0 });
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
      for (const worker of services.workers) stops.push(worker.start(log));
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
