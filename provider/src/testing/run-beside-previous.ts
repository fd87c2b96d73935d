import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import type { Kysely } from 'kysely';
import type * as App from '../app.ts';
import { listMails } from '../mail/outbox-repository.ts';
import type * as Config from '../config/config.ts';
import type * as Databases from '../platform/database/database.ts';
import { embed } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { systemClock } from '../platform/clock.ts';
import { ReconciliationService } from '../payments/reconciliation/reconciliation-service.ts';
import type * as ServerOptions from '../server-options.ts';
import { ReleasePlayer } from './release-player.ts';

/**
 * Lets players use the provider of the previous release, migrates its database by this release under it, and lets them use both.
 * All in one process, because an embedded database has only one; each release has its own modules.
 *
 *     node run-beside-previous.ts <folder of the unpacked previous release>
 *
 * Prints what it found, as JSON.
 */
const [previousFolder = ''] = process.argv.slice(2);
const pglite = await PGlite.create('memory://');
const current = embed(pglite);

const previous = await openRelease(join(previousFolder, 'provider/src'), (modules, db) =>
  modules.migrate(db),
);
const [ada, bo, cy] = ['ada', 'bo', 'cy'].map(
  (name) => new ReleasePlayer(`${name}@example.com`, findCode),
) as [ReleasePlayer, ReleasePlayer, ReleasePlayer];
await ada.signUp(previous);
await ada.buy(previous);
await ada.read(previous);

const migrations = await migrate(current.db, current);
// The session and the purchases are from before the migration.
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
const reconciliation = new ReconciliationService({ db: current.db, clock: systemClock, records: null });
const { differences: notBooked } = await reconciliation.reconcile(86_400);
const { differences } = await reconciliation.reconcile(86_400);
// Caches and pools of both releases would keep the process alive.
process.stdout.write(JSON.stringify({ migrations, purchases, notBooked, differences }), () => process.exit());

async function findCode(email: string): Promise<number> {
  const [mail] = (await listMails(current.db, 100)).filter(({ to, code }) => to === email && code !== null);
  return mail?.code ?? 0;
}

/** The modules of a release with the exports of this one; `migrate` had other parameters before. */
type Modules = typeof App &
  typeof Config &
  typeof ServerOptions &
  Pick<typeof Databases, 'embed'> & { migrate(db: Kysely<Databases.Database>): Promise<unknown> };

/** @param source folder of the modules of its provider */
async function openRelease(
  source: string,
  prepare: (modules: Modules, db: Kysely<Databases.Database>) => Promise<unknown>,
) {
  const loaded: object[] = await Promise.all(
    ['app.ts', 'config/config.ts', 'server-options.ts', 'platform/database/database.ts'].map(
      async (path): Promise<object> => import(pathToFileURL(join(source, path)).href),
    ),
  );
  // The previous release was packed when it exported these.
  const modules = Object.assign({}, ...loaded) as Modules;
  const database = modules.embed(pglite);
  await prepare(modules, database.db);
  const config = modules.readConfig({
    DATA_DIR: 'memory://',
    LOG_LEVEL: 'silent',
    WORLD_SEED: 'no',
    CYCLE_MINUTES: '600',
  });
  const { plugin } = await modules.openProvider(config, { database, clock: systemClock });
  const app = Fastify(modules.serverOptions(config));
  await app.register(plugin);
  await app.ready();
  return app;
}
