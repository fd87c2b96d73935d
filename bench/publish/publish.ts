import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyCheckout } from '@emberclutch/e2e/suite/copy-checkout.ts';
import { runToEnd, startEdge } from '@emberclutch/e2e/suite/start-suite.ts';
import type { Suite } from '@emberclutch/e2e/suite/start-suite.ts';
import { createSiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import type { SiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { publish } from '@emberclutch/edge/testing/publish.ts';
import {
  findFault,
  killAtEachStep,
  killPublishers,
  publishAtOnce,
  publishFirst,
} from '@emberclutch/edge/testing/publishers.ts';
import { writeSmallBuild } from '@emberclutch/edge/testing/small-build.ts';
import { testPublisher } from '@emberclutch/edge/testing/small-site.ts';

/**
 * Tests kills at any moment, many concurrent publishers and a rolling restart of the edges, and measures a release and a rollback of a real
 * remote. The argument is the number of kills.
 */
const kills = Number(process.argv[2] ?? 200);

const seed = 20_261_122;

const publishers = 20;

const root = await mkdtemp(join(tmpdir(), 'publish-'));

/** Milliseconds between two readiness checks of the balancer. */
const checkMs = 250;

const drainSeconds = 2;

/**
 * Restarts two edges of one site one after another, while a client of a load balancer reads pages without pause and an app is released. The
 * balancer uses the edges whose last answer to `/readyz` was OK.
 * @returns the number of pages that were read, and the faults of pages
 */
async function restartEdges(folder: SiteFolder, builds: string): Promise<{ read: number; faults: string[] }> {
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
    const dist = await writeSmallBuild(builds, { app: 'remote-spawn', version: `1.0.0-restart-${index}` });
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

try {
  const killed = createSiteFolder(join(root, 'killed'));
  await publishFirst(killed, root);
  const faults = await killPublishers([killed], { builds: root, kills, seed });
  console.log(`${kills} kills (seed ${seed}): ${faults.length} left a broken site`);
  for (const fault of faults) console.log(`  ${fault}`);

  const stepped = createSiteFolder(join(root, 'stepped'));
  await publishFirst(stepped, root);
  const each = await killAtEachStep(stepped, root);
  console.log(
    `${each.kills} kills, one before each step of a release: ${each.faults.length} left a broken site`,
  );
  for (const fault of each.faults) console.log(`  ${fault}`);

  const shared = createSiteFolder(join(root, 'shared'));
  await publishFirst(shared, root);
  const startedAt = performance.now();
  const codes = await publishAtOnce(shared, { builds: root, publishers });
  const failed = codes.filter((code) => code !== 0).length;
  console.log(
    `${publishers} publishers at once: ${failed} failed, ${secondsSince(startedAt)} s, ${(await findFault(shared)) ?? 'site whole'}`,
  );

  const restarted = createSiteFolder(join(root, 'restarted'));
  await publishFirst(restarted, root);
  const { read, faults: refused } = await restartEdges(restarted, root);
  console.log(`rolling restart of two edges: ${read} pages read, ${refused.length} not answered`);
  for (const fault of refused) console.log(`  ${fault}`);

  await timeRelease(join(root, 'data'));
} finally {
  await rm(root, { recursive: true, force: true });
}

/** Releases an edited remote of a second checkout, and rolls it back. */
async function timeRelease(dataDir: string): Promise<void> {
  const checkout = copyCheckout();
  try {
    const settings = { DATA_DIR: dataDir, PORT: '0' };
    await expectSuccess(runToEnd('site', [], settings, checkout.folder));
    await appendFile(
      join(checkout.folder, 'remote-auth/src/app/routes.tsx'),
      "\nperformance.mark('released');\n",
    );
    for (const command of ['release', 'rollback']) {
      const began = performance.now();
      await expectSuccess(runToEnd(command, ['auth'], settings, checkout.folder));
      console.log(`${command} auth: ${secondsSince(began)} s`);
    }
  } finally {
    checkout.remove();
  }
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1_000).toFixed(1);
}

/** @throws {Error} with the output of a command that fails */
async function expectSuccess(run: ReturnType<typeof runToEnd>): Promise<void> {
  const { code, output } = await run;
  if (code !== 0) throw new Error(output);
}
