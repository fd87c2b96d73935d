import { setTimeout as wait } from 'node:timers/promises';
import { publish } from '@emberclutch/edge/testing/publish.ts';
import type { SiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { smallBuild } from '@emberclutch/edge/testing/small-build.ts';
import { testPublisher } from '@emberclutch/edge/testing/small-site.ts';
import { startEdge } from '@emberclutch/e2e/suite/start-suite.ts';
import type { Suite } from '@emberclutch/e2e/suite/start-suite.ts';

/** Milliseconds between two readiness checks of the balancer. */
const checkMs = 250;
const drainSeconds = 2;

/**
 * Restarts two edges of one site one after the other, while a client of a balancer reads pages without a pause and an
 * app is released. The balancer uses the edges that last answered `/readyz`.
 * @returns the number of pages that were read, and the faults of pages
 */
export async function restartEdges(
  folder: SiteFolder,
  builds: string,
): Promise<{ read: number; faults: string[] }> {
  const settings = {
    SITE_DIR: folder.root,
    // There is no provider, because pages do not depend on it.
    PROVIDER_URL: 'http://127.0.0.1:9',
    DRAIN_SECONDS: String(drainSeconds),
    LOG_LEVEL: 'silent',
  };
  const edges = [await startEdge(settings), await startEdge(settings)];
  let ready = [...edges];
  const over = new AbortController();
  const faults: string[] = [];
  let read = 0;

  const balance = async () => {
    while (!over.signal.aborted) {
      const answers = await Promise.all(edges.map(isReady));
      ready = edges.filter((_edge, index) => answers[index]);
      await wait(checkMs);
    }
  };
  const client = async () => {
    while (!over.signal.aborted) {
      const edge = ready[read % Math.max(ready.length, 1)];
      read += 1;
      const answer = edge && (await fetch(`${edge.url}/`).catch(() => null));
      if (!answer?.ok)
        faults.push(edge ? `${edge.url}: ${answer?.status ?? 'no answer'}` : 'no edge is ready');
      await answer?.text();
    }
  };
  const running = [balance(), client(), client()];
  for (const [index, edge] of edges.entries()) {
    await edge.stop();
    const dist = await smallBuild(builds, { app: 'remote-spawn', version: `1.0.0-restart-${index}` });
    await publish(folder, { dists: [dist], publisher: testPublisher });
    edges[index] = await startEdge(settings);
    await wait(2 * checkMs);
  }
  over.abort();
  await Promise.all(running);
  await Promise.all(edges.map((edge) => edge.stop()));
  return { read, faults };
}

const isReady = ({ url }: Suite): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
