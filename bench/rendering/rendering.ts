import { Agent, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { createLivePartsReader } from '@emberclutch/edge/rendering/compose.ts';
import { PageReports } from '@emberclutch/edge/page-reports/page-reports.ts';
import { ResponseCache } from '@emberclutch/edge/rendering/response-cache.ts';
import { edgeCaller } from '@emberclutch/edge/rendering/caller.ts';
import { PageRenderer } from '@emberclutch/edge/rendering/page-renderer.ts';
import { openProvider } from '@emberclutch/provider/app.ts';
import { readConfig } from '@emberclutch/provider/config/config.ts';
import { serverOptions } from '@emberclutch/provider/server-options.ts';
import { pageDataId } from '@emberclutch/contract/site/page-protocol.ts';
import { startEdge } from '../load/start-server.ts';
import { publishBenchSite } from './publish-bench-site.ts';
import type { BenchSite } from './publish-bench-site.ts';

/**
 * Measures pages that the edge renders with their data: from its cache, one by one, and during two releases. Then measures whether the
 * memory of a renderer in this process stays constant. The argument is the number of renderings for the last measurement.
 */
const renderings = Number(process.argv[2] ?? 100_000);

const seconds = 10;
const connections = 8;

/** Pages of lists and of single assets. Each request has a different query, so that no page is in the cache. */
const paths = ['/hatchery', '/hatchery/all-eggs', '/hatchery/sealed', '/details/1', '/genome-explorer/1'];
const reportCount = 10;

const site = await publishBenchSite();

/** Reads pages over one connection, and counts them by kind. */
class PageReader {
  pageCount = 0;
  /** Number of pages that came with their data. */
  renderedCount = 0;
  failureCount = 0;
  /** Number of pages that name files of two releases of one app. */
  mixedCount = 0;
  readonly versions = new Set<string>();
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(url: string) {
    this.#url = url;
  }

  async read(path: string): Promise<void> {
    const { status, body } = await this.#get(path);
    this.pageCount += 1;
    if (status !== 200) this.failureCount += 1;
    const [, data = ''] = new RegExp(`id="${pageDataId}">([^<]*)<`).exec(body) ?? [];
    if (data.includes('"rendered":')) this.renderedCount += 1;
    const [, version = ''] = /"hatchery":\{"version":"([^"]+)"/.exec(data) ?? [];
    const namedVersions = new Set(
      [...body.matchAll(/\/remotes\/hatchery\/([^/"]+)\//g)].map(([, name = '']) => name),
    );
    namedVersions.add(version);
    if (namedVersions.size > 1) this.mixedCount += 1;
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
    const { versions, mixedCount } = releaseReads;
    console.log(`two releases in one minute under load: ${formatReads(releaseReads)}`);
    console.log(`  versions of the hatchery: ${[...versions].join(', ')}; mixed pages: ${mixedCount} (none)`);
  } finally {
    await edge.stop();
  }
  await renderMany(site);
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
    pageCount: sum(({ pageCount }) => pageCount),
    renderedCount: sum(({ renderedCount }) => renderedCount),
    failureCount: sum(({ failureCount }) => failureCount),
    mixedCount: sum(({ mixedCount }) => mixedCount),
    versions: new Set(readers.flatMap(({ versions }) => [...versions])),
  };
}

function formatReads({ pageCount, renderedCount, failureCount, duration }: ReadResult): string {
  const formatRate = (count: number) => (count / duration).toFixed(0);
  return `${formatRate(pageCount)} pages per second, ${formatRate(renderedCount)} with their data, ${failureCount} failed`;
}

/** Renders pages in this process, and prints how its memory grows. */
async function renderMany({ environment, folder }: BenchSite): Promise<void> {
  const config = readConfig(environment);
  const provider = await openProvider(config);
  const app = fastify(serverOptions(config));
  await app.register(provider.plugin);
  const parts = await createLivePartsReader(folder)();
  if (!parts) throw new Error('Nothing is published.');
  const renderer = new PageRenderer({
    responses: new ResponseCache(app),
    folder,
    pageReports: new PageReports(),
  });
  await renderer.warm(parts);
  const startedAt = performance.now();
  let renderedCount = 0;
  let timeoutCount = 0;
  for (let report = 1; report <= reportCount; report += 1) {
    for (; renderedCount < (renderings * report) / reportCount; renderedCount += 1) {
      const path = paths[renderedCount % paths.length] ?? '/';
      // Repeats a page that takes longer than a visitor waits, and counts it once.
      const address = `${path}?visit=${renderedCount}`;
      while ((await renderer.getPage(parts, address, edgeCaller)).sharedUntil === null) timeoutCount += 1;
    }
    const perSecond = (renderedCount * 1_000) / (performance.now() - startedAt);
    const megabytes = process.memoryUsage.rss() / 1_048_576;
    console.log(
      `${renderedCount} rendered, ${perSecond.toFixed(0)} per second: ${megabytes.toFixed(0)} MB, ${renderer.processIds.length} processes, ${timeoutCount} times over the budget`,
    );
  }
  await renderer.close();
  await app.close();
  await provider.close();
}
