import { setTimeout as wait } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { forwardedAddresses } from '@emberclutch/server/http/forwarded-addresses.ts';
import { hiddenClients } from '@emberclutch/server/http/hidden-clients.ts';
import { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { RequestLogger } from '@emberclutch/server/logging/request-logger.ts';
import { maxInFlightPerNetwork } from '@emberclutch/server/shares/request-limiter.ts';
import { traceRequests } from '@emberclutch/server/tracing/trace-requests.ts';
import { apiRoutes } from './api-routes.ts';
import { assetsPlugin } from './assets/assets-plugin.ts';
import type { Config } from './config/config.ts';
import { identityPlugin } from './identity/identity-plugin.ts';
import { mailPlugin } from './mail/mail-plugin.ts';
import { paymentsPlugin } from './payments/payments-plugin.ts';
import { personalDataPlugin } from './personal-data/personal-data-plugin.ts';
import { backupRoutes } from './platform/backup/backup-routes.ts';
import { nowInSeconds } from './platform/clock.ts';
import type { Clock } from './platform/clock.ts';
import { clockJob } from './platform/database/clock-job.ts';
import { DatabaseClock } from './platform/database/database-clock.ts';
import { openDatabase } from './platform/database/database.ts';
import type { DatabasePools, OpenDatabase } from './platform/database/database.ts';
import { findNewestRecord } from './platform/database/newest-record-repository.ts';
import { bodyParsing } from './platform/http/body-parsing.ts';
import { crossOrigin } from './platform/http/cross-origin.ts';
import { limitRequests } from './platform/http/limit-requests.ts';
import { openApi } from './platform/http/open-api/open-api.ts';
import { problems } from './platform/http/problems.ts';
import { BackgroundJobs } from './platform/jobs/background-jobs.ts';
import { addProcessGauges } from './platform/metrics/add-process-gauges.ts';
import { measureRequests } from './platform/metrics/measure-requests.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { operationRoutes } from './platform/metrics/operation-routes.ts';
import { Readiness } from './platform/metrics/readiness.ts';
import type { ModuleContext } from './platform/module-context.ts';
import { newSecret } from './platform/secret.ts';
import { CalendarService } from './seasons/calendar-service.ts';
import { findSeasonAt } from './seasons/season-repository.ts';
import { seasonsPlugin } from './seasons/seasons-plugin.ts';
import { HatchingEggSupply } from './seed/hatching-egg-supply.ts';
import { seedPlugin } from './seed/seed-plugin.ts';
import { seedWorld } from './seed/seed-world.ts';
import { LockSale } from './spawn/purchases/lock-sale.ts';
import { spawnPlugin } from './spawn/spawn-plugin.ts';

export interface Provider {
  /** Everything under `/v1`, and the outbox; to be registered in a Fastify instance with `serverOptions`. */
  plugin: FastifyPluginAsync;
  /** Token that opens the pages of operators: the one of the settings, or one that this process has generated. */
  operatorToken: string;
  /** Starts the background jobs. Call it once, after `plugin` was registered. */
  start(): void;
  /** Why the clock of this process keeps it from being ready; null if it does not. For an edge with a provider inside. */
  findClockObstacle(): string | null;
  /** Turns `/readyz` to 503 and waits as long as load balancers need to see it (DRAIN_SECONDS). Call it before closing. */
  drain(): Promise<void>;
  /** Call it after the Fastify instance was closed. */
  close(): Promise<void>;
}

interface Dependencies extends ClockOptions {
  /** Passed by tests; opened from the settings otherwise. Closed with the provider either way. */
  database?: OpenDatabase;
  /** Whether the edge around it limits requests and answers `/healthz` and `/readyz`. */
  isInsideEdge?: boolean;
  /** Metrics that another part of the process adds to `/metrics`, in the same format. */
  moreMetrics?: () => Promise<string>;
}

/** Milliseconds that a stopping process waits for runs of jobs. */
const jobsEndMs = 4_000;

/**
 * Opens the provider: its database with all tables, and the Fastify plugin that composes all modules.
 * @throws {WorldFolderError} when the embedded database cannot be opened
 */
export async function openProvider(
  config: Config,
  { database, isInsideEdge = false, moreMetrics, ...clocks }: Dependencies = {},
): Promise<Provider> {
  const { db, pools, close, dump, isEmbedded, clock, databaseClock } = database
    ? await prepareDatabase(database, config, clocks)
    : await openProviderDatabase(config, clocks);
  const readiness = new Readiness({ db, clock: databaseClock });
  const hasSampleSales =
    isEmbedded && config.isWorldSeeded && config.areSampleSalesOn && config.payments === 'sandbox';
  const operatorToken = config.operatorToken ?? newSecret();
  const operator = new OperatorAccess(operatorToken);
  let composed: { jobs: BackgroundJobs; metrics: Metrics; log: FastifyBaseLogger } | undefined;

  const plugin: FastifyPluginAsync = async (app) => {
    const jobs = new BackgroundJobs();
    const metrics = new Metrics();
    composed = { jobs, metrics, log: app.log };
    if (databaseClock) {
      jobs.addAlways('clock', clockJob(databaseClock));
      metrics.addDatabaseGauges(clockHelps, async () => {
        await databaseClock.measure();
        return { emberclutch_clock_skew_seconds: databaseClock.skew };
      });
    }
    await registerRequestHandling(app, { config, metrics, isInsideEdge });
    await app.register(operationRoutes, {
      metrics,
      moreMetrics,
      readiness: isInsideEdge ? null : readiness,
      metricsToken: config.metricsToken,
      operator,
    });
    if (dump) await app.register(backupRoutes, { dump, operator });
    const context = { jobDb: db, clock, jobs, metrics };
    await app.register(modules, { config, context, pools });
    if (hasSampleSales)
      await app.register(seedPlugin, { db, clock, jobs, metrics, calendar: config.calendar });
    await app.register(apiRoutes, { hasOutbox: config.mail === 'outbox', operator, site: config });
  };

  return {
    plugin,
    operatorToken,
    start() {
      composed?.metrics.watchProcess();
      composed?.jobs.start(composed.log, () => databaseClock?.isTrusted ?? true);
    },
    findClockObstacle: () => readiness.findClockObstacle(),
    async drain() {
      readiness.drain();
      if (config.drain > 0) await wait(config.drain * 1000);
    },
    async close() {
      // A job may wait for a mail server or the payment service; its work is safe to interrupt, as by a kill.
      await Promise.race([composed?.jobs.stop(), wait(jobsEndMs, undefined, { ref: false })]);
      await close();
    },
  };
}

/** What every request passes before its route: validation, logging, tracing, limits. The order of the plugins matters. */
async function registerRequestHandling(
  app: FastifyInstance,
  { config, metrics, isInsideEdge }: { config: Config; metrics: Metrics; isInsideEdge: boolean },
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setChildLoggerFactory((logger, bindings, options) => new RequestLogger(logger, bindings, options));

  await app.register(traceRequests, { trustsParent: config.trustProxy !== false });
  await app.register(measureRequests, { metrics });
  await app.register(forwardedAddresses);
  await app.register(bodyParsing);
  await app.register(problems);
  await app.register(hiddenClients, { trustProxy: config.trustProxy !== false });
  await app.register(crossOrigin, { allowedOrigins: config.allowedOrigins });
  // After CORS, so that pages of other origins can read a refusal.
  if (!isInsideEdge)
    await app.register(limitRequests, {
      perSecond: config.requestsPerSecond,
      maxInFlight: maxInFlightPerNetwork,
    });
  await app.register(cookie);
  await app.register(openApi);
}

const clockHelps = {
  emberclutch_clock_skew_seconds: 'Seconds by which the clock of this process is ahead of the database',
};

/** The services of all modules; a module finds those it depends on as decorators. */
const modules = fp<{ config: Config; context: Omit<ModuleContext, 'db'>; pools: DatabasePools }>(
  async (app, { config, context, pools }) => {
    const { sale: saleDb, identity: identityDb, reads: readDb } = pools;
    const { publicUrl, siteName, contact } = config;
    await app.register(mailPlugin, { ...context, db: identityDb, settings: config, siteName, contact });
    await app.register(seasonsPlugin, { ...context, db: readDb, settings: config, publicUrl });
    await app.register(assetsPlugin, { ...context, db: readDb });
    await app.register(identityPlugin, {
      ...context,
      db: identityDb,
      settings: config,
      publicUrl,
      findSeason: (now) => findSeasonAt(identityDb, now),
    });
    const sale = new LockSale({ mailer: app.mailer, publicUrl });
    await app.register(paymentsPlugin, {
      ...context,
      db: saleDb,
      settings: config,
      publicUrl,
      site: config,
      sale,
    });
    await app.register(spawnPlugin, {
      ...context,
      db: saleDb,
      lockDb: pools.locks,
      readDb,
      settings: config,
      checkoutUrls: app.paymentAdapter,
      refunds: app.payments,
      sale,
    });
    addProcessGauges(context.metrics, {
      pools: { jobs: context.jobDb, ...pools },
      queues: { sessions: () => app.sessions.waitingCount, locks: () => app.spawnLocks.waitingCount },
      jobs: context.jobs,
    });
    await app.register(personalDataPlugin, { ...context, db: identityDb, publicUrl });
  },
  { name: 'modules' },
);

interface ClockOptions {
  /** The clock of the provider, which tests control; the clock of the database by default. */
  clock?: Clock;
  /** The clock of this process, which is compared with the database's. */
  processClock?: Clock;
}

interface TimedDatabase extends OpenDatabase {
  clock: Clock;
  /** The same clock; null if the caller has set the time. */
  databaseClock: DatabaseClock | null;
}

/**
 * Adds the clock to a database: the database's own, unless a test passes one. Extends the calendar into the future if
 * that clock is trusted.
 */
async function prepareDatabase(
  database: OpenDatabase,
  config: Config,
  clocks: ClockOptions,
): Promise<TimedDatabase> {
  const timed = await addClock(database, clocks);
  const { db, clock, databaseClock } = timed;
  const calendar = new CalendarService({ db, clock, settings: config.calendar });
  if (databaseClock?.isTrusted ?? true) await calendar.ensureSeasons();
  else await calendar.ensureFirstSeasons();
  return timed;
}

async function addClock(
  database: OpenDatabase,
  { clock, processClock }: ClockOptions,
): Promise<TimedDatabase> {
  if (clock) return { ...database, clock, databaseClock: null };
  const databaseClock = await DatabaseClock.open(database.db, processClock);
  const newest = database.isEmbedded ? await findNewestRecord(database.db) : null;
  if (newest !== null) databaseClock.doubtRest(newest);
  return { ...database, clock: databaseClock, databaseClock };
}

/**
 * Opens the database of the settings. An embedded one is seeded with accounts and assets if it is empty, and with eggs that
 * incubate or hatch if they ran out while no process was running.
 * @throws {WorldFolderError} when the embedded database cannot be opened
 */
export async function openProviderDatabase(
  config: Config,
  clocks: ClockOptions = {},
): Promise<TimedDatabase> {
  const database = await openDatabase(config);
  try {
    const timed = await prepareDatabase(database, config, clocks);
    const { db, clock, databaseClock } = timed;
    if (database.isEmbedded && config.isWorldSeeded) {
      await seedWorld(db, nowInSeconds(clock), config.calendar);
      if (databaseClock?.isTrusted ?? true)
        await new HatchingEggSupply({ db, clock, calendar: config.calendar }).topUp();
    }
    return timed;
  } catch (error) {
    await database.close();
    throw error;
  }
}
