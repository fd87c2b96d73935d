import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
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
import { formatMachine } from '../load/format-machine.ts';
import { publishBenchSite } from '../load/publish-bench-site.ts';
import { startEdge } from '../load/start-server.ts';
import type { RunningServer } from '../load/start-server.ts';

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
const dataPattern = new RegExp(`id="${pageDataId}">([^<]*)<`);

console.log(formatMachine());
await using site = await publishBenchSite();
await measureEdge();
await renderMany();

async function measureEdge(): Promise<void> {
  await using edge = await startEdge(site.environment);
  const cachedReads = await readPagesFor(seconds, edge, () => '/hatchery/all-eggs');
  console.log(`from the cache of the edge: ${formatReads(cachedReads)} (at least 500 pages per second)`);
  let visit = 0;
  const renderedReads = await readPagesFor(
    seconds,
    edge,
    () => `/hatchery/all-eggs?visit=${(visit += 1)}`,
    2,
  );
  console.log(`each rendered: ${formatReads(renderedReads)} (at least 60 rendered per second)`);

  const pendingReads = readPagesFor(40, edge, () => `/hatchery/all-eggs?visit=${(visit += 1) % 40}`);
  for (const version of ['bench-1', 'bench-2']) {
    await wait(12_000);
    const startedAt = performance.now();
    await site.releaseAgain(version);
    console.log(`released ${version} in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  }
  const releaseReads = await pendingReads;
  const { versions, mixedCount } = releaseReads;
  console.log(`two releases in one minute under load: ${formatReads(releaseReads)}`);
  console.log(`  versions of the hatchery: ${[...versions].join(', ')}; mixed pages: ${mixedCount} (none)`);
}

interface Reads {
  duration: number;
  pageCount: number;
  /** Number of pages that came with their data. */
  renderedCount: number;
  failureCount: number;
  /** Number of pages that name files of two releases of one app. */
  mixedCount: number;
  versions: Set<string>;
}

/** Reads pages over some connections for a number of seconds, and counts them by kind. */
async function readPagesFor(
  duration: number,
  { url }: RunningServer,
  nextPath: () => string,
  clients = connections,
): Promise<Reads> {
  const end = performance.now() + duration * 1_000;
  const agent = new Agent({ keepAlive: true });
  const reads: Reads = {
    duration,
    pageCount: 0,
    renderedCount: 0,
    failureCount: 0,
    mixedCount: 0,
    versions: new Set(),
  };
  const readPage = async () => {
    const { status, body } = await getPage(new URL(nextPath(), url), agent);
    reads.pageCount += 1;
    if (status !== 200) reads.failureCount += 1;
    const [, data = ''] = dataPattern.exec(body) ?? [];
    if (data.includes('"rendered":')) reads.renderedCount += 1;
    const [, version = ''] = /"hatchery":\{"version":"([^"]+)"/.exec(data) ?? [];
    const names = body.matchAll(/\/remotes\/hatchery\/([^/"]+)\//g).map(([, name = '']) => name);
    if (new Set([version, ...names]).size > 1) reads.mixedCount += 1;
    reads.versions.add(version);
  };
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) await readPage();
    }),
  );
  agent.destroy();
  return reads;
}

function getPage(url: URL, agent: Agent): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  request(url, { agent }, (response) => {
    text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
  })
    .on('error', reject)
    .end();
  return promise;
}

function formatReads({ pageCount, renderedCount, failureCount, duration }: Reads): string {
  const formatRate = (count: number) => (count / duration).toFixed(0);
  return `${formatRate(pageCount)} pages per second, ${formatRate(renderedCount)} with their data, ${failureCount} failed`;
}

/** Renders pages in this process, and prints how its memory grows. */
async function renderMany(): Promise<void> {
  const config = readConfig(site.environment);
  const provider = await openProvider(config);
  const app = fastify(serverOptions(config));
  await app.register(provider.plugin);
  const parts = await createLivePartsReader(site.folder)();
  if (!parts) throw new Error('Nothing is published.');
  const renderer = new PageRenderer({
    responses: new ResponseCache(app),
    folder: site.folder,
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
