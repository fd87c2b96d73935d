import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCompleteSuite, startSuite } from '@emberclutch/e2e/suite/start-suite.ts';
import { runBounded } from '../load/bounded-run.ts';
import type * as postgresModule from '../load/open-bench-postgres.ts';
import type * as assetsModule from '../reads/seed-assets.ts';
import type { BoundedRun } from '../load/bounded-run.ts';
import { findMedian } from '../load/find-percentile.ts';
import { startServer } from '../load/start-server.ts';

/**
 * Measures the resident memory of three deployments after a thousand requests and 75 s without one: `memory [--rounds <number>] [--beside
 * <checkout>]`. The deployments are an edge whose provider runs elsewhere, a provider on PostgreSQL, and the second `start` of everything
 * with the embedded database. With `--beside`, alternates with another installed checkout.
 */
const maxMinutes = 60;
const requestCount = 1_000;
/** Milliseconds without a request before the measurement. By then, V8 has returned most of its memory. The edge still keeps its rendering processes. */
const idleMs = 75_000;
/** Milliseconds from the first answer to the first measurement. */
const startMs = 5_000;
/** As many assets as the sample world of the embedded database has. */
const assetCount = 2_000;

/** Number of connections of a client. */
const connectionCount = 4;

/** Paths of the pages that players read most, and of the API calls that these pages make. */
const paths = {
  pages: [
    () => '/',
    () => '/about',
    () => '/hatchery',
    (id: number) => `/hatchery/all-eggs?visit=${id}`,
    (id: number) => `/details/${id}`,
    (id: number) => `/genome-explorer/${id}`,
  ],
  api: [
    (id: number) => `/v1/assets/dragons?limit=50&page=${id % 20}&orderBy=created&orderDir=desc`,
    (id: number) => `/v1/assets/${id}`,
    (id: number) => `/v1/assets/${id}/thumbnail.svg`,
    (id: number) => `/v1/genomes/${id}`,
    () => '/v1/assets/stats',
    () => '/v1/world/dragons',
  ],
} as const satisfies Record<string, readonly ((id: number) => string)[]>;

const { values } = parseArgs({
  options: { beside: { type: 'string' }, rounds: { type: 'string', default: '3' } },
});
const thisCheckout = join(import.meta.dirname, '../..');
// pnpm runs scripts in their package's folder.
const otherCheckouts =
  values.beside === undefined ? [] : [resolve(process.env.INIT_CWD ?? '.', values.beside)];

await runBounded(maxMinutes, async (run) => {
  const versions = [];
  for (const checkout of [thisCheckout, ...otherCheckouts])
    versions.push(await prepareVersion(run, checkout));
  const figuresByVersion = versions.map(() => new Map<string, number[]>());
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [index, version] of versions.entries())
      for (const [name, megabytes] of await measureVersion(run, version)) {
        const previous = figuresByVersion[index]?.get(name) ?? [];
        figuresByVersion[index]?.set(name, [...previous, megabytes]);
      }
  printFigures(figuresByVersion);
});

/** A checkout with a site that it has published, and a database for its provider. */
interface Version {
  checkout: string;
  dataDir: string;
  databaseUrl: string;
}

async function prepareVersion(run: BoundedRun, checkout: string): Promise<Version> {
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
  const databaseUrl = await postgres.createDatabase('memory', (empty) => seedAssets(empty, assetCount));
  return { checkout, dataDir, databaseUrl };
}

/** @returns megabytes by deployment, and by program of each deployment, before and after the requests */
async function measureVersion(
  run: BoundedRun,
  { checkout, dataDir, databaseUrl }: Version,
): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  const provider = await startServer(join(checkout, 'provider/src/main.ts'), { DATABASE_URL: databaseUrl });
  await run.closeAtEnd(provider.stop);
  const providerUrl = `http://127.0.0.1:${provider.port}`;
  await measureProcess(figures, 'provider', provider.pid, () => readMany(providerUrl, 'api', requestCount));

  const edge = await startServer(join(checkout, 'edge/src/main.ts'), {
    DATA_DIR: dataDir,
    PROVIDER_URL: providerUrl,
  });
  await run.closeAtEnd(edge.stop);
  await measureProcess(figures, 'edge', edge.pid, () =>
    readMany(`http://127.0.0.1:${edge.port}`, 'pages', requestCount),
  );
  await edge.stop();
  await provider.stop();

  const suite = await startSuite({ DATA_DIR: dataDir }, checkout);
  await run.closeAtEnd(suite.stop);
  await measureProcess(figures, 'start', suite.pid, () => readMany(suite.url, 'pages', requestCount));
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
  await addFigures(`${name}, at start`);
  await read();
  await wait(idleMs);
  await addFigures(`${name}, idle again`);
  console.log(`${name}: ${figures.get(`${name}, idle again`)?.toFixed(0)} MB`);

  async function addFigures(when: string): Promise<void> {
    for (const { program, megabytes } of await readMemory(pid)) {
      for (const key of [when, `${when}: ${program}`]) figures.set(key, (figures.get(key) ?? 0) + megabytes);
    }
  }
}

/**
 * Sends `count` requests over a few connections.
 * @throws {Error} if a request fails
 */
async function readMany(url: string, kind: keyof typeof paths, count: number): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: connectionCount }, async () => {
      while (next < count) {
        const index = next;
        next += 1;
        const path = paths[kind][index % paths[kind].length]?.(1 + index) ?? '/';
        const response = await fetch(url + path);
        await response.arrayBuffer();
        if (response.status >= 500 || response.status === 429)
          throw new Error(`${path} was answered with ${response.status}.`);
      }
    }),
  );
}

interface ProcessMemory {
  /** File that the process runs. */
  program: string;
  /** Resident memory in MB, including a proportional share of memory that the process shares with others (PSS). */
  megabytes: number;
}

/** Reads the memory of a process and its descendants. Needs the `/proc` of Linux. */
async function readMemory(root: number): Promise<ProcessMemory[]> {
  const parents = await readParents();
  const pids = [root];
  // `pids` grows during the iteration.
  for (const pid of pids) pids.push(...[...parents].filter(([, parent]) => parent === pid).map(([id]) => id));
  return Promise.all(
    pids.map(async (pid) => ({ program: await readProgram(pid), megabytes: await readPss(pid) })),
  );
}

async function readParents(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    pids.map(async (pid): Promise<[number, number]> => {
      // The process may have ended.
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The parent's pid comes after the program's name, which may contain spaces.
      return [Number(pid), Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])];
    }),
  );
  return new Map(parents);
}

async function readProgram(pid: number): Promise<string> {
  const [program = '', ...args] = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
  const script = args.find((argument) => /\.m?[jt]s$/.test(argument) && !argument.startsWith('--'));
  return basename(script ?? program);
}

async function readPss(pid: number): Promise<number> {
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

/** Prints a row for each process of each deployment: medians of all rounds. A process that did not run in a round counts as 0 MB. */
function printFigures(figuresByVersion: readonly Map<string, number[]>[]): void {
  console.log(`MB (PSS), medians of ${values.rounds} rounds, load average ${loadavg()[0]?.toFixed(1)}`);
  const names = new Set(figuresByVersion.flatMap((figures) => [...figures.keys()]));
  for (const name of [...names].toSorted()) {
    const [own = NaN, ...others] = figuresByVersion.map((figures) => {
      const measured = figures.get(name) ?? [];
      return findMedian([
        ...measured,
        ...Array.from({ length: Number(values.rounds) - measured.length }, () => 0),
      ]);
    });
    const columns = [own, ...others].map((megabytes) => megabytes.toFixed(0).padStart(6));
    const ratios = others.map((other) => (other > 0 ? `   ratio ${(own / other).toFixed(2)}` : ''));
    console.log(name.padEnd(50) + columns.join('') + ratios.join(''));
  }
}
