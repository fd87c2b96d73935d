import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startSuite } from '@emberclutch/e2e/suite/start-suite.ts';
import { workspaceRoot } from '@emberclutch/tooling/federation/workspace-root.ts';
import type * as assetsModule from '../reads/seed-assets.ts';
import { findMedian } from '../load/find-percentile.ts';
import { formatMachine } from '../load/format-machine.ts';
import { limitRun } from '../load/limit-run.ts';
import type * as postgresModule from '../load/open-bench-postgres.ts';
import { openSuite } from '../load/open-suite.ts';
import { resolveCheckout } from '../load/resolve-checkout.ts';
import { startServer } from '../load/start-server.ts';

/**
 * Measures the resident memory of three deployments after a thousand requests and 75 s without one: `memory [--rounds <number>] [--beside
 * <checkout>]`. The deployments are an edge whose provider runs elsewhere, a provider on PostgreSQL, and the second `start` of everything
 * with the embedded database. With `--beside`, alternates with another installed checkout.
 */
const requestCount = 1_000;
/** Milliseconds without a request before the measurement. By then, V8 has returned most of its memory. The edge still keeps its rendering processes. */
const idleMs = 75_000;
/** Milliseconds from the first response to the first measurement. */
const startMs = 5_000;
/** As many assets as the sample world of the embedded database has. */
const assetCount = 2_000;

/** Number of connections of a client. */
const connectionCount = 4;

/** Paths of the pages that players read most, and of the API calls that these pages make. */
const paths = {
  pages: (id: number) => [
    '/',
    '/about',
    '/hatchery',
    `/hatchery/all-eggs?visit=${id}`,
    `/details/${id}`,
    `/genome-explorer/${id}`,
  ],
  api: (id: number) => [
    `/v1/assets/dragons?limit=50&page=${id % 20}&orderBy=created&orderDir=desc`,
    `/v1/assets/${id}`,
    `/v1/assets/${id}/thumbnail.svg`,
    `/v1/genomes/${id}`,
    '/v1/assets/stats',
    '/v1/world/dragons',
  ],
};

const { values } = parseArgs({
  options: { beside: { type: 'string' }, rounds: { type: 'string', default: '3' } },
});
const rounds = Number(values.rounds);
limitRun(60);

await using resources = new AsyncDisposableStack();
const versions: Version[] = [];
for (const checkout of [workspaceRoot, ...(values.beside ? [resolveCheckout(values.beside)] : [])])
  versions.push(await prepareVersion(checkout));
for (let round = 0; round < rounds; round += 1)
  for (const version of versions)
    for (const [name, megabytes] of await measureVersion(version))
      version.figures.set(name, [...(version.figures.get(name) ?? []), megabytes]);
printFigures();

/** A checkout with a site that it has published, and a database for its provider. */
interface Version {
  checkout: string;
  dataDir: string;
  databaseUrl: string;
  /** Megabytes of each round by name. */
  figures: Map<string, number[]>;
}

async function prepareVersion(checkout: string): Promise<Version> {
  const { dataDir, stop } = resources.use(await openSuite({}, checkout));
  await stop();
  // Uses the code of that checkout, because its provider may not know the tables of this one.
  const { openBenchPostgres }: typeof postgresModule = await import(
    join(checkout, 'bench/load/open-bench-postgres.ts')
  );
  const { seedAssets }: typeof assetsModule = await import(join(checkout, 'bench/reads/seed-assets.ts'));
  const postgres = await openBenchPostgres({ fsync: 'off' });
  resources.defer(() => postgres.server.close());
  const databaseUrl = await postgres.createDatabase('memory', (empty) => seedAssets(empty, assetCount));
  return { checkout, dataDir, databaseUrl, figures: new Map() };
}

/** @returns megabytes by deployment, and by program of each deployment, before and after the requests */
async function measureVersion({ checkout, dataDir, databaseUrl }: Version): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  {
    await using provider = await startServer(join(checkout, 'provider/src/main.ts'), {
      DATABASE_URL: databaseUrl,
    });
    await measureProcess(figures, 'provider', provider, 'api');
    await using edge = await startServer(join(checkout, 'edge/src/main.ts'), {
      DATA_DIR: dataDir,
      PROVIDER_URL: provider.url,
    });
    await measureProcess(figures, 'edge', edge, 'pages');
  }
  const suite = await startSuite({ DATA_DIR: dataDir }, checkout);
  process.once('exit', () => void suite.stop());
  await measureProcess(figures, 'start', suite, 'pages');
  await suite.stop();
  return figures;
}

async function measureProcess(
  figures: Map<string, number>,
  name: string,
  { pid, url }: { pid: number; url: string },
  kind: keyof typeof paths,
): Promise<void> {
  await wait(startMs);
  await addFigures(`${name}, at start`);
  await readMany(url, kind);
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
 * Sends the requests over a few connections.
 * @throws {Error} if a request fails
 */
async function readMany(url: string, kind: keyof typeof paths): Promise<void> {
  /** The connections share one iterator. */
  const indexes = Array.from({ length: requestCount }).keys();
  await Promise.all(
    Array.from({ length: connectionCount }, async () => {
      for (const index of indexes) {
        const choices = paths[kind](1 + index);
        const path = choices[index % choices.length] ?? '/';
        const response = await fetch(url + path);
        await response.arrayBuffer();
        if (response.status >= 500 || response.status === 429)
          throw new Error(`The response to ${path} has status ${response.status}.`);
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
function printFigures(): void {
  console.log(`MB (PSS), medians of ${rounds} rounds, ${formatMachine()}`);
  const names = new Set(versions.flatMap(({ figures }) => [...figures.keys()]));
  const rows = [...names].toSorted().map((name) => {
    const [own = NaN, other] = versions.map(({ figures }) => {
      const measured = figures.get(name) ?? [];
      return Math.round(findMedian([...measured, ...Array<number>(rounds - measured.length).fill(0)]));
    });
    return [name, other === undefined ? { own } : { own, beside: other, ratio: (own / other).toFixed(2) }];
  });
  console.table(Object.fromEntries(rows));
}
