import fastify from 'fastify';
import { createLivePartsReader } from '@emberclutch/edge/rendering/compose.ts';
import { Evidence } from '@emberclutch/edge/evidence/evidence.ts';
import { AnswerCache } from '@emberclutch/edge/rendering/answer-cache.ts';
import { edgeCaller } from '@emberclutch/edge/rendering/caller.ts';
import { PageRenderer } from '@emberclutch/edge/rendering/page-renderer.ts';
import { openProvider } from '@emberclutch/provider/app.ts';
import { readConfig } from '@emberclutch/provider/config/config.ts';
import { serverOptions } from '@emberclutch/provider/server-options.ts';
import type { BenchSite } from './publish-bench-site.ts';

/** Pages of lists and of single assets. Each request has a different query, so that no page is in the cache. */
const paths = ['/hatchery', '/hatchery/all-eggs', '/hatchery/sealed', '/details/1', '/genome-explorer/1'];
const reportCount = 10;

/** Renders pages in this process, and prints how its memory grows. */
export async function renderMany({ environment, folder }: BenchSite, renderings: number): Promise<void> {
  const config = readConfig(environment);
  const provider = await openProvider(config);
  const app = fastify(serverOptions(config));
  await app.register(provider.plugin);
  const parts = await createLivePartsReader(folder)();
  if (!parts) throw new Error('Nothing is published.');
  const renderer = new PageRenderer({ answers: new AnswerCache(app), folder, evidence: new Evidence() });
  await renderer.warm(parts);
  const startedAt = performance.now();
  let renderedCount = 0;
  let timeoutCount = 0;
  for (let report = 1; report <= reportCount; report += 1) {
    for (; renderedCount < (renderings * report) / reportCount; renderedCount += 1) {
      const path = paths[renderedCount % paths.length] ?? '/';
      // Repeats a page that takes longer than a visitor waits, and counts it once.
      while (!(await renderer.read(parts, `${path}?visit=${renderedCount}`, edgeCaller))) timeoutCount += 1;
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
