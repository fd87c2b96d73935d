import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCompleteSuite, startSuite } from '@emberclutch/e2e/suite/start-suite.ts';
import { runBounded } from '../load/bounded-run.ts';
import type * as postgresModule from '../load/open-bench-postgres.ts';
import type * as assetsModule from '../reads/seed-assets.ts';
import type { BoundedRun } from '../load/bounded-run.ts';
import { median } from '../load/percentile.ts';
import { startServer } from '../load/start-server.ts';
import { readMany } from './read-many.ts';
import { readMemory } from './resident-memory.ts';

/**
 * Measures the resident memory of three deployments after a thousand answers and 75 s without any: `memory [--rounds <number>] [--beside
 * <checkout>]`. An edge whose provider runs elsewhere, a provider on PostgreSQL, and the second `start` of everything with the embedded
 * database. Alternates with another installed checkout if one is named.
 */
const maxMinutes = 60;
const answers = 1_000;
/** Milliseconds without a request before the measurement. V8 has then returned most of its memory. The edge still keeps the processes that render. */
const idleMs = 75_000;
/** Milliseconds from the first answer to the first measurement. */
const startMs = 5_000;
/** As many as the sample world of the embedded database has. */
const assets = 2_000;

const { values } = parseArgs({
  options: { beside: { type: 'string' }, rounds: { type: 'string', default: '3' } },
});
const thisCheckout = join(import.meta.dirname, '../..');
// pnpm runs scripts in the folder of their package.
const beside = values.beside === undefined ? [] : [resolve(process.env.INIT_CWD ?? '.', values.beside)];

await runBounded(maxMinutes, async (run) => {
  const versions = [];
  for (const checkout of [thisCheckout, ...beside]) versions.push(await prepare(run, checkout));
  const measured = versions.map(() => new Map<string, number[]>());
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [index, version] of versions.entries())
      for (const [name, megabytes] of await measureVersion(run, version)) {
        const rounds = measured[index]?.get(name) ?? [];
        measured[index]?.set(name, [...rounds, megabytes]);
      }
  print(measured);
});

/** A checkout with a site that it has published, and a database for its provider. */
interface Version {
  checkout: string;
  dataDir: string;
  databaseUrl: string;
}

async function prepare(run: BoundedRun, checkout: string): Promise<Version> {
  const dataDir = await mkdtemp(join(tmpdir(), 'memory-'));
  await run.closeAtEnd(() => rm(dataDir, { recursive: true, force: true }));
  const first = await startCompleteSuite({ DATA_DIR: dataDir }, checkout);
  await first.stop();
  // Uses the code of that checkout, because its provider may not know the tables of this one.
  const { openBenchPostgres }: Pick<typeof postgresModule, 'openBenchPostgres'> = await import(
    join(checkout, 'bench/load/open-bench-postgres.ts')
  );
  const { seedAssets }: Pick<typeof assetsModule, 'seedAssets'> = await import(
    join(checkout, 'bench/reads/seed-assets.ts')
  );
  const postgres = await openBenchPostgres({ fsync: 'off' });
  await run.closeAtEnd(() => postgres.close());
  const databaseUrl = await postgres.createDatabase('memory', (empty) => seedAssets(empty, assets));
  return { checkout, dataDir, databaseUrl };
}

/** @returns megabytes by deployment, and by program of it, before and after the answers */
async function measureVersion(
  run: BoundedRun,
  { checkout, dataDir, databaseUrl }: Version,
): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  const provider = await startServer(join(checkout, 'provider/src/main.ts'), { DATABASE_URL: databaseUrl });
  await run.closeAtEnd(provider.stop);
  const providerUrl = `http://127.0.0.1:${provider.port}`;
  await measureProcess(figures, 'provider', provider.pid, () => readMany(providerUrl, 'api', answers));

  const edge = await startServer(join(checkout, 'edge/src/main.ts'), {
    DATA_DIR: dataDir,
    PROVIDER_URL: providerUrl,
  });
  await run.closeAtEnd(edge.stop);
  await measureProcess(figures, 'edge', edge.pid, () =>
    readMany(`http://127.0.0.1:${edge.port}`, 'pages', answers),
  );
  await edge.stop();
  await provider.stop();

  const suite = await startSuite({ DATA_DIR: dataDir }, checkout);
  await run.closeAtEnd(suite.stop);
  await measureProcess(figures, 'start', suite.pid, () => readMany(suite.url, 'pages', answers));
  await suite.stop();
  return figures;
}

async function measureProcess(
  figures: Map<string, number>,
  name: string,
  pid: number,
  read: () => Promise<void>,
): Promise<void> {
  await wait(startMs);
  await add(`${name}, at start`);
  await read();
  await wait(idleMs);
  await add(`${name}, idle again`);
  console.log(`${name}: ${figures.get(`${name}, idle again`)?.toFixed(0)} MB`);

  async function add(when: string): Promise<void> {
    for (const { program, megabytes } of await readMemory(pid)) {
      for (const key of [when, `${when}: ${program}`]) figures.set(key, (figures.get(key) ?? 0) + megabytes);
    }
  }
}

/** A row for each process of each deployment: medians of all rounds. A process that did not run in a round counts as 0 MB. */
function print(measured: readonly Map<string, number[]>[]): void {
  console.log(`MB (PSS), medians of ${values.rounds}, load ${loadavg()[0]?.toFixed(1)}`);
  const names = new Set(measured.flatMap((figures) => [...figures.keys()]));
  for (const name of [...names].toSorted()) {
    const [own = NaN, ...others] = measured.map((figures) => {
      const rounds = figures.get(name) ?? [];
      return median([...rounds, ...Array.from({ length: Number(values.rounds) - rounds.length }, () => 0)]);
    });
    const columns = [own, ...others].map((megabytes) => megabytes.toFixed(0).padStart(6));
    const ratios = others.map((other) => (other > 0 ? `   ratio ${(own / other).toFixed(2)}` : ''));
    console.log(name.padEnd(50) + columns.join('') + ratios.join(''));
  }
}
