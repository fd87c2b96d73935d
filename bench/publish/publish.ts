import { appendFile } from 'node:fs/promises';
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
import { createTemporaryFolder } from '../load/create-temporary-folder.ts';

/**
 * Kills publishers at random moments, runs many of them at once, restarts edges one after another, and measures a release and a rollback of
 * a real remote. The argument is the number of kills.
 */
const kills = Number(process.argv[2] ?? 200);
const seed = 20_261_122;
const publishers = 20;
/** Milliseconds between two readiness checks of the load balancer. */
const checkMs = 250;

await using temporaryFolder = await createTemporaryFolder();
const builds = temporaryFolder.path;

const killedSite = await createSite('killed');
printFaults(
  `${kills} kills (seed ${seed}) that left a broken site`,
  await killPublishers([killedSite], { builds, killCount: kills, seed }),
);

const stepKills = await killAtEachStep(await createSite('stepped'), builds);
printFaults(
  `${stepKills.killCount} kills, one before each step of a release, that left a broken site`,
  stepKills.faults,
);

const sharedSite = await createSite('shared');
const startedAt = performance.now();
const codes = await publishAtOnce(sharedSite, { builds, publisherCount: publishers });
const failedCount = codes.filter((code) => code !== 0).length;
console.log(
  `${publishers} publishers at once: ${failedCount} failed, ${formatSecondsSince(startedAt)} s, ${(await findFault(sharedSite)) ?? 'the site is intact'}`,
);

const { readCount, faults } = await restartEdges(await createSite('restarted'));
printFaults(`rolling restart of two edges, ${readCount} pages requested, not answered`, faults);

await measureRelease(join(builds, 'data'));

/** Publishes the first releases of a small site. */
async function createSite(name: string): Promise<SiteFolder> {
  const folder = createSiteFolder(join(builds, name));
  await publishFirst(folder, builds);
  return folder;
}

function printFaults(title: string, faults: readonly string[]): void {
  console.log(`${title}: ${faults.length}`);
  for (const fault of faults) console.log(`  ${fault}`);
}

/**
 * Restarts two edges of one site one after another and releases an app, while clients read pages through a load balancer without pause. The
 * balancer uses the edges whose last response to `/readyz` was OK.
 * @returns the number of pages that the clients requested, and a fault for each page without a response
 */
async function restartEdges(folder: SiteFolder): Promise<{ readCount: number; faults: string[] }> {
  const settings = {
    SITE_DIR: folder.root,
    // There is no provider, because pages do not depend on it.
    PROVIDER_URL: 'http://127.0.0.1:9',
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'silent',
  };
  const edges = [await startEdge(settings), await startEdge(settings)];
  let readyEdges = [...edges];
  const stop = new AbortController();
  const faults: string[] = [];
  let readCount = 0;

  const checkReadiness = async () => {
    while (!stop.signal.aborted) {
      const responses = await Promise.all(edges.map(isReady));
      readyEdges = edges.filter((_edge, index) => responses[index]);
      await wait(checkMs);
    }
  };
  const readPages = async () => {
    while (!stop.signal.aborted) {
      const edge = readyEdges[readCount % Math.max(readyEdges.length, 1)];
      readCount += 1;
      const response = edge && (await fetch(`${edge.url}/`).catch(() => null));
      if (!response?.ok)
        faults.push(edge ? `${edge.url}: ${response?.status ?? 'no response'}` : 'no edge is ready');
      await response?.text();
    }
  };
  const loops = [checkReadiness(), readPages(), readPages()];
  for (const [index, edge] of edges.entries()) {
    await edge.stop();
    const dist = await writeSmallBuild(builds, { app: 'remote-spawn', version: `1.0.0-restart-${index}` });
    await publish(folder, { dists: [dist], publisher: testPublisher });
    edges[index] = await startEdge(settings);
    await wait(2 * checkMs);
  }
  stop.abort();
  await Promise.all(loops);
  await Promise.all(edges.map((edge) => edge.stop()));
  return { readCount, faults };
}

const isReady = ({ url }: Suite): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Prints how long it takes to release an edited remote of a second checkout, and to roll it back. */
async function measureRelease(dataDir: string): Promise<void> {
  const checkout = copyCheckout();
  try {
    const settings = { DATA_DIR: dataDir, PORT: '0' };
    await expectSuccess(runToEnd('site', [], settings, checkout.folder));
    await appendFile(
      join(checkout.folder, 'remote-auth/src/app/routes.tsx'),
      "\nperformance.mark('released');\n",
    );
    for (const command of ['release', 'rollback']) {
      const startedAt = performance.now();
      await expectSuccess(runToEnd(command, ['auth'], settings, checkout.folder));
      console.log(`${command} auth: ${formatSecondsSince(startedAt)} s`);
    }
  } finally {
    checkout.remove();
  }
}

function formatSecondsSince(start: number): string {
  return ((performance.now() - start) / 1_000).toFixed(1);
}

/** @throws {Error} with the output of the command if it fails */
async function expectSuccess(run: ReturnType<typeof runToEnd>): Promise<void> {
  const { code, output } = await run;
  if (code !== 0) throw new Error(output);
}
