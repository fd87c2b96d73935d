import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type * as App from '../app.ts';
import type * as Config from '../config/config.ts';
import { listMails } from '../mail/outbox-repository.ts';
import { reconcile } from '../payments/reconciliation/reconcile.ts';
import { systemClock } from './system-clock.ts';
import { wrapPGlite } from '../platform/database/embedded-database.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { Database } from '../platform/database/database.ts';
import type * as ServerOptions from '../server-options.ts';
import { createBasket, testCard, createVoucherBasket } from './open-test-spawn.ts';

/**
 * Lets players use the provider of the previous release, migrates its database with this release while it runs, and
 * lets them use both. Both run in one process, because an embedded database allows only one; each release has its own
 * modules.
 *
 *     node run-beside-previous.ts <folder of the unpacked previous release>
 *
 * Prints its findings as JSON.
 */
const [previousFolder = ''] = process.argv.slice(2);
const pglite = await PGlite.create('memory://');
const current = wrapPGlite(pglite);

const previous = await openRelease(join(previousFolder, 'provider/src'), (modules, db) =>
  modules.migrate(db),
);
const [ada, bo, cy] = [createPlayer('ada'), createPlayer('bo'), createPlayer('cy')];
await ada.signUp(previous);
await ada.buy(previous);
await ada.read(previous);

const migrations = await migrate(current.db, current);
// The session and the purchases were made before the migration.
await ada.buy(previous);
await bo.signUp(previous);
await bo.buy(previous);
await bo.read(previous);

const next = await openRelease(join(import.meta.dirname, '..'), async () => undefined);
// Requests of one player go to either release, as in a rolling update.
await ada.read(next);
await bo.signIn(next);
await bo.buy(next);
await cy.signUp(next);
await cy.buy(next);
await cy.read(previous);
await cy.signIn(previous);
await cy.buy(previous);
const purchases = {
  ada: [await ada.read(previous), await ada.read(next)],
  bo: [await bo.read(previous), await bo.read(next)],
  cy: [await cy.read(previous), await cy.read(next)],
};
const context = { db: current.db, clock: systemClock, records: null };
const unbookedDifferences = await reconcile(context, 86_400);
const differences = await reconcile(context, 86_400);
// Caches and pools of both releases would keep the process alive.
process.stdout.write(JSON.stringify({ migrations, purchases, unbookedDifferences, differences }), () =>
  process.exit(),
);

/** Creates a player who may use providers of several releases on one database. A call throws for a response other than 200. */
function createPlayer(name: string) {
  const email = `${name}@example.com`;
  let headers = {};

  async function call<Body>(app: FastifyInstance, path: string, payload?: object): Promise<Body> {
    const url = `/v1/${path}`;
    const response = await app.inject(payload ? { method: 'POST', url, headers, payload } : { url, headers });
    if (response.statusCode !== 200)
      throw new Error(`${url} answered ${response.statusCode}: ${response.body}`);
    return response.json<Body>();
  }

  async function enter(app: FastifyInstance, path: string, body: object): Promise<void> {
    headers = {};
    const { challenge } = await call<{ challenge: string }>(app, path, body);
    // The newest mail, read from the database because each release protects its outbox differently.
    const mails = await listMails(current.db, 100);
    const code = mails.find((mail) => mail.to === email && mail.code !== null)?.code;
    const { sessionId } = await call<{ sessionId: string }>(app, 'auth/confirm', { code, challenge });
    headers = { authorization: `Bearer ${sessionId}` };
  }

  return {
    signUp: (app: FastifyInstance) => enter(app, 'auth/signup', { email, displayName: 'Ada' }),
    signIn: (app: FastifyInstance) => enter(app, 'auth/login', { email }),
    /** Buys a gateway key by card, and an egg with it. */
    async buy(app: FastifyInstance): Promise<void> {
      const lock = (request: object) =>
        call<{ id: number; checkoutUrl: string }>(app, 'eggs/spawn/lock', request);
      const confirm = ({ id }: { id: number }) =>
        call<{ assetIds: number[] }>(app, 'voucher/purchase', { purchaseId: id });
      const keyLock = await lock(createBasket(0, 1));
      const url = new URL(keyLock.checkoutUrl, 'http://localhost').pathname;
      const paymentResponse = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...testCard, expiry: '04/44' }).toString(),
      });
      if (paymentResponse.statusCode !== 303)
        throw new Error(`The payment was answered with ${paymentResponse.statusCode}.`);
      const { assetIds } = await confirm(keyLock);
      await confirm(await lock(createVoucherBasket(assetIds)));
    },
    /** Reads lists that contain all kinds of rows. @returns the number of purchases that the player sees */
    async read(app: FastifyInstance): Promise<number> {
      const accountPaths = 'account account/sessions account/security-events eggs/spawn/lock/active';
      const listPaths = 'assets assets/dragons assets/gateway-keys world/dragons';
      const otherPaths = 'assets/stats eggs/available seasons/current world/clock';
      for (const path of `${accountPaths} ${listPaths} ${otherPaths}`.split(' ')) await call(app, path);
      const list = await call<{ purchases: { purchaseId: number }[] }>(app, 'purchases');
      for (const { purchaseId } of list.purchases) await call(app, `purchases/${purchaseId}`);
      return list.purchases.length;
    },
  };
}

/** The modules of a release, with the exports of this release; `migrate` had other parameters before. */
type Modules = typeof App &
  typeof Config &
  typeof ServerOptions & {
    /** Before it was renamed, `wrapPGlite` was `embed`. */
    embed?: typeof wrapPGlite;
    wrapPGlite: typeof wrapPGlite;
    migrate(db: Database): Promise<unknown>;
  };

/** @param source folder of the provider's modules */
async function openRelease(source: string, prepare: (modules: Modules, db: Database) => Promise<unknown>) {
  const database = 'platform/database/database.ts';
  const embeddedModule = 'platform/database/embedded-database.ts'; // in the previous release, `database.ts` may have its exports
  const paths = ['app.ts', 'config/config.ts', 'server-options.ts', database, embeddedModule];
  const loadedModules: object[] = await Promise.all(
    paths
      .map((path) => join(source, path))
      .filter((path) => existsSync(path))
      .map(async (path): Promise<object> => import(pathToFileURL(path).href)),
  );
  // The previous release exported these when it was packed.
  const modules = Object.assign({}, ...loadedModules) as Modules;
  const openedDatabase = (modules.embed ?? modules.wrapPGlite)(pglite);
  await prepare(modules, openedDatabase.db);
  const environment = { DATA_DIR: 'memory://', LOG_LEVEL: 'silent', WORLD_SEED: 'no', CYCLE_MINUTES: '600' };
  const config = modules.readConfig(environment);
  const { plugin } = await modules.openProvider(config, { database: openedDatabase, clock: systemClock });
  const app = Fastify(modules.serverOptions(config));
  await app.register(plugin);
  await app.ready();
  return app;
}
