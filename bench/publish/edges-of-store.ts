import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { S3Store } from '@emberclutch/edge/store/s3-store.ts';
import { faultOf } from '@emberclutch/edge/testing/publishers.ts';
import { randomFrom } from '@emberclutch/edge/testing/random-from.ts';
import { openS3Double } from '@emberclutch/edge/testing/s3-double.ts';
import { copyCheckout } from '@emberclutch/e2e/suite/copy-checkout.ts';
import { runToEnd } from '@emberclutch/e2e/suite/start-suite.ts';
import { CrewOfPublishers } from './crew-of-publishers.ts';
import { EdgeOnDisk } from './edge-on-disk.ts';
import { openBalancer } from './open-balancer.ts';
import { readWholePage } from './read-whole-page.ts';
import { stateOf, StoreWatch } from './watch-store.ts';
import { expectSuccess } from './expect-success.ts';

/**
 * Two edges on two disks share an object storage, behind a balancer. Three checkouts of different age release their
 * remotes, 20 publishers release others at once, publishers and edges are killed at moments that a seed determines, and
 * each edge is replaced by one that runs the code of the newest checkout, while readers open pages and all files that
 * these name. The argument is the number of kills. TEST_S3_STORE names a real storage, as in the tests.
 */
const kills = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? 20_261_125);
const publishers = 20;
const readers = 4;
const maxMinutes = 30;
const token = 'token-of-all-teams';

const root = await mkdtemp(join(tmpdir(), 'edges-of-store-'));
const double = process.env.TEST_S3_STORE === undefined ? await openS3Double({ pageSize: 1_000 }) : null;
const environment: Record<string, string> = {
  SITE_STORE: `${process.env.TEST_S3_STORE ?? 's3://bucket'}/${Date.now()}`,
  ...(double && { AWS_ENDPOINT_URL: double.url, AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }),
};
const store = new S3Store(environment.SITE_STORE ?? '', { ...process.env, ...environment });
const random = randomFrom(seed);
const over = new AbortController();
const deadline = performance.now() + maxMinutes * 60_000;

const checkouts = [copyCheckout(), copyCheckout(), copyCheckout()] as const;
const [oldest, middle, newest] = checkouts;
const settings = { ...environment, RELEASE_TOKENS: `teams:*:${token}`, DRAIN_SECONDS: '1' };
const edges = ['one', 'other'].map(
  (disk) => new EdgeOnDisk(siteFolder(join(root, disk), store), settings, oldest.folder),
);
const balancer = await openBalancer(() => edges.flatMap(({ url }) => url ?? []));
const crew = new CrewOfPublishers({
  size: publishers,
  // A third works on each disk of the two edges, and the last third through the edges.
  siteOf: (index) => edges[index % 3]?.folder.root ?? balancer.url,
  token,
  builds: root,
  environment,
  random,
});
const watch = new StoreWatch(store, edges);
const faults: string[] = [];
const states = new Set<string>();
let pages = 0;
let ordersOfCheckouts = 0;
let killedEdges = 0;

try {
  await edit(oldest.folder, 'remote-auth');
  await edit(middle.folder, 'remote-collection');
  await edit(newest.folder, 'remote-hatchery');
  await markPages(newest.folder);
  const first = { ...environment, SITE_DIR: join(root, 'one'), DATA_DIR: join(root, 'data'), PORT: '0' };
  await expectSuccess(runToEnd('site', [], first, oldest.folder));
  for (const edge of edges) await edge.start();
  const work = [
    watch.run(over.signal),
    ...Array.from({ length: readers }, readPages),
    release(oldest.folder, 'auth'),
    release(middle.folder, 'collection'),
    release(newest.folder, 'hatchery'),
  ];
  for (const running of work) running.catch(() => over.abort()); // reported by `Promise.all`
  crew.start();
  await kill(kills / 2);
  const before = pages;
  for (const edge of edges) await edge.replace(newest.folder);
  console.log(
    `rolling deploy of the newest checkout after ${crew.kills + killedEdges} kills: ${pages - before} pages read meanwhile`,
  );
  await kill(kills);
  await crew.stop();
  over.abort();
  await Promise.all(work);
  await report();
  await measureLag();
} finally {
  over.abort();
  await crew.stop();
  for (const edge of edges) await edge.stop();
  await balancer.close();
  await double?.close();
  for (const checkout of checkouts) checkout.remove();
  await rm(root, { recursive: true, force: true });
}

/** A change of sources, so that the checkout has a version of the remote that no other one has. */
async function edit(checkout: string, app: string): Promise<void> {
  await appendFile(
    join(checkout, app, 'src/app/routes.tsx'),
    `\nperformance.mark('${app} of another age');\n`,
  );
}

/** A change of the composer, so that edges of this checkout compose each page differently. */
async function markPages(checkout: string): Promise<void> {
  const file = join(checkout, 'edge/src/composition/page-html.ts');
  const text = await readFile(file, 'utf8');
  const marked = text.replace(
    '<meta charset="utf-8">',
    '<meta charset="utf-8">\n<meta name="generator" content="newest">',
  );
  if (marked === text) throw new Error('The composer has another first element.');
  await writeFile(file, marked);
}

/** Kills publishers, and one edge at a time, until the number of kills is reached. */
async function kill(count: number): Promise<void> {
  while (crew.kills + killedEdges < count) {
    if (performance.now() > deadline) throw new Error(`Not done after ${maxMinutes} minutes.`);
    if (over.signal.aborted) return;
    await wait(random() * 2_000);
    if (random() < 0.15) {
      killedEdges += 1;
      await edges[random() < 0.5 ? 0 : 1]?.killAndStart();
    } else crew.kill(random());
  }
}

async function readPages(): Promise<void> {
  const paths = ['/', '/hatchery', '/login', '/my-collection', '/about', '/r1', '/r7', '/r18'];
  while (!over.signal.aborted) {
    const path = paths[Math.floor(random() * paths.length)] ?? '/';
    // The remote of a publisher exists after its first release.
    if (/^\/r\d/.test(path) && (await fetch(balancer.url + path)).status === 404) continue;
    const page = await readWholePage(balancer.url, path);
    pages += 1;
    faults.push(...page.faults);
    if (page.faults.length === 0) states.add(stateOf(page.versions));
  }
}

/** A team that repeatedly releases its remote of a checkout through the edges, and rolls it back. */
async function release(checkout: string, app: string): Promise<void> {
  const through = { RELEASE_URL: balancer.url, RELEASE_TOKEN: token, DATA_DIR: join(root, 'data') };
  for (let isLive = false; !over.signal.aborted;) {
    const args = isLive ? [app] : [app, '--again'];
    const { code, output } = await runToEnd(isLive ? 'rollback' : 'release', args, through, checkout);
    if (code === 0) {
      ordersOfCheckouts += 1;
      isLive = !isLive;
    } else if (!/502|cannot be reached|has no version to go back to/.test(output)) faults.push(output);
    else await wait(500);
  }
}

async function report(): Promise<void> {
  await wait(5_000); // until both edges have followed
  await watch.look();
  const history = await watch.states();
  const mixed = [...states].filter((state) => !history.states.has(state));
  for (const { folder } of edges) {
    const fault = await faultOf(folder);
    if (fault !== null) faults.push(fault);
  }
  console.log(
    `${crew.kills} publishers and ${killedEdges} edges killed (seed ${seed}), ${balancer.repeats()} reads went to the other edge`,
  );
  console.log(`${watch.number} switches; ${ordersOfCheckouts} of them by three checkouts of different age`);
  console.log(
    `${pages} pages read with all files, in ${states.size} states: ${faults.length} faults, ${mixed.length} mixed`,
  );
  for (const fault of new Set([...faults, ...mixed, ...history.faults, ...crew.faults]))
    console.log(`  ${fault}`);
  console.log(`longest time in which an edge was behind, under load: ${(watch.maxLag / 1_000).toFixed(1)} s`);
}

/** Releases one remote through one edge, ten times, and measures when the other one serves it. */
async function measureLag(): Promise<void> {
  watch.maxLag = 0;
  const quiet = new AbortController();
  const watching = watch.run(quiet.signal);
  const through = { RELEASE_URL: edges[0]?.url ?? '', RELEASE_TOKEN: token, DATA_DIR: join(root, 'data') };
  for (let count = 0; count < 5; count += 1) {
    await runToEnd('release', ['auth', '--again'], through, oldest.folder);
    await runToEnd('rollback', ['auth'], through, oldest.folder);
  }
  await wait(5_000);
  quiet.abort();
  await watching;
  console.log(
    `longest time in which an edge was behind, of ten orders one after the other: ${(watch.maxLag / 1_000).toFixed(1)} s`,
  );
}
