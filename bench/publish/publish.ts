import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  faultOf,
  killAtEachStep,
  killPublishers,
  publishAtOnce,
  publishFirst,
} from '@emberclutch/edge/testing/publishers.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { copyCheckout } from '@emberclutch/e2e/suite/copy-checkout.ts';
import { runToEnd } from '@emberclutch/e2e/suite/start-suite.ts';
import { restartEdges } from './rolling-restart.ts';
import { expectSuccess } from './expect-success.ts';

/**
 * Tests kills at any moment, many concurrent publishers and a rolling restart of the edges, and measures a release and
 * a rollback of a real remote. The argument is the number of kills.
 */
const kills = Number(process.argv[2] ?? 200);
const seed = 20_261_122;
const publishers = 20;

const root = await mkdtemp(join(tmpdir(), 'publish-'));
try {
  const killed = siteFolder(join(root, 'killed'));
  await publishFirst(killed, root);
  const faults = await killPublishers([killed], { builds: root, kills, seed });
  console.log(`${kills} kills (seed ${seed}): ${faults.length} left a broken site`);
  for (const fault of faults) console.log(`  ${fault}`);

  const stepped = siteFolder(join(root, 'stepped'));
  await publishFirst(stepped, root);
  const each = await killAtEachStep(stepped, root);
  console.log(
    `${each.kills} kills, one before each step of a release: ${each.faults.length} left a broken site`,
  );
  for (const fault of each.faults) console.log(`  ${fault}`);

  const shared = siteFolder(join(root, 'shared'));
  await publishFirst(shared, root);
  const startedAt = performance.now();
  const codes = await publishAtOnce(shared, { builds: root, publishers });
  const failed = codes.filter((code) => code !== 0).length;
  console.log(
    `${publishers} publishers at once: ${failed} failed, ${secondsSince(startedAt)} s, ${(await faultOf(shared)) ?? 'site whole'}`,
  );

  const restarted = siteFolder(join(root, 'restarted'));
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
