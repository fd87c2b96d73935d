import { Agent, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { text } from 'node:stream/consumers';
import { pageDataId } from '@emberclutch/contract/site/page-protocol.ts';
import { startEdge } from '../load/start-server.ts';
import { publishBenchSite } from './publish-bench-site.ts';
import { renderMany } from './render-many.ts';

/**
 * Measures pages that the edge renders with their data: from its cache, one by one, and during two releases, and measures whether its
 * memory stays constant. The argument is the number of renderings for the last measurement.
 */
const renderings = Number(process.argv[2] ?? 100_000);

const seconds = 10;

const connections = 8;

const site = await publishBenchSite();

/** Reads pages over one connection, and counts them by kind. */
class PageReader {
  pages = 0;
  /** Number of pages that came with their data. */
  rendered = 0;
  failed = 0;
  /** Number of pages that name files of two releases of one app. */
  mixed = 0;
  readonly versions = new Set<string>();
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(url: string) {
    this.#url = url;
  }

  async read(path: string): Promise<void> {
    const { status, body } = await this.#get(path);
    this.pages += 1;
    if (status !== 200) this.failed += 1;
    const [, data = ''] = new RegExp(`id="${pageDataId}">([^<]*)<`).exec(body) ?? [];
    if (data.includes('"rendered":')) this.rendered += 1;
    const [, version = ''] = /"hatchery":\{"version":"([^"]+)"/.exec(data) ?? [];
    const namedVersions = new Set(
      [...body.matchAll(/\/remotes\/hatchery\/([^/"]+)\//g)].map(([, name = '']) => name),
    );
    namedVersions.add(version);
    if (namedVersions.size > 1) this.mixed += 1;
    this.versions.add(version);
  }

  async #get(path: string): Promise<{ status: number; body: string }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
    request(new URL(path, this.#url), { agent: this.#agent }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    })
      .on('error', reject)
      .end();
    return promise;
  }
}

try {
  console.log(`${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}`);
  const edge = await startEdge(site.environment);
  try {
    const url = `http://127.0.0.1:${edge.port}`;
    const cachedReads = await readPagesFor(seconds, url, () => '/hatchery/all-eggs');
    console.log(`from the cache of the edge: ${formatReads(cachedReads)} (at least 500 pages per second)`);
    let visit = 0;
    const renderedReads = await readPagesFor(
      seconds,
      url,
      () => `/hatchery/all-eggs?visit=${(visit += 1)}`,
      2,
    );
    console.log(`each rendered: ${formatReads(renderedReads)} (at least 60 rendered per second)`);

    const pendingReads = readPagesFor(40, url, () => `/hatchery/all-eggs?visit=${(visit += 1) % 40}`);
    for (const version of ['bench-1', 'bench-2']) {
      await new Promise((resolve) => setTimeout(resolve, 12_000));
      const startedAt = performance.now();
      await site.releaseAgain(version);
      console.log(`released ${version} in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    }
    const releaseReads = await pendingReads;
    const { versions, mixed } = releaseReads;
    console.log(`two releases in one minute under load: ${formatReads(releaseReads)}`);
    console.log(`  versions of the hatchery: ${[...versions].join(', ')}; mixed pages: ${mixed} (none)`);
  } finally {
    await edge.stop();
  }
  await renderMany(site, renderings);
} finally {
  await site.remove();
}

type ReadResult = Awaited<ReturnType<typeof readPagesFor>>;

async function readPagesFor(duration: number, url: string, nextPath: () => string, clients = connections) {
  const end = performance.now() + duration * 1_000;
  const readers = Array.from({ length: clients }, () => new PageReader(url));
  await Promise.all(
    readers.map(async (reader) => {
      while (performance.now() < end) await reader.read(nextPath());
    }),
  );
  const sum = (readCount: (reader: PageReader) => number) =>
    readers.reduce((total, reader) => total + readCount(reader), 0);
  return {
    duration,
    pages: sum(({ pages }) => pages),
    rendered: sum(({ rendered }) => rendered),
    failed: sum(({ failed }) => failed),
    mixed: sum(({ mixed }) => mixed),
    versions: new Set(readers.flatMap(({ versions }) => [...versions])),
  };
}

function formatReads({ pages, rendered, failed, duration }: ReadResult): string {
  const formatRate = (count: number) => (count / duration).toFixed(0);
  return `${formatRate(pages)} pages per second, ${formatRate(rendered)} with their data, ${failed} failed`;
}
