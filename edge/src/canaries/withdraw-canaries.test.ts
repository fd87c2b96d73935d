import fastify from 'fastify';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import { evidencePath } from '@emberclutch/contract/site/page-protocol.ts';
import { livePartsReader } from '../composition/live-parts-reader.ts';
import { Evidence } from '../evidence/evidence.ts';
import { evidenceRoute } from '../evidence/evidence-route.ts';
import { dropCandidate } from '../publishing/drop-candidate.ts';
import { offerCandidate } from '../publishing/offer-candidate.ts';
import { readLiveSite } from '../releases/live-site.ts';
import { readSiteState } from '../releases/read-site-state.ts';
import { storeRelease } from '../releases/store-release.ts';
import { serveSmallSite } from '../testing/serve-small-site.ts';
import { smallBuild } from '../testing/small-build.ts';
import { testPublisher as publisher } from '../testing/small-site.ts';
import { canaryWatcher } from './canary-watcher.ts';
import { CanaryWatch } from './canary-watch.ts';
import { withdrawCanaries } from './withdraw-canaries.ts';

const pages = [{ path: '/hatchery', title: 'Hatchery' }];
const live = { app: 'remote-hatchery', version: '1.0.0-a' };
const next = { app: 'remote-hatchery', version: '2.0.0-b' };

let small: Awaited<ReturnType<typeof serveSmallSite>>;
let evidence: Evidence;
let watch: CanaryWatch;
let canary: Candidate;
let minutes = 0;

beforeEach(async () => {
  minutes = 0;
  small = await serveSmallSite(pages);
  const { folder } = small.site;
  evidence = new Evidence();
  watch = new CanaryWatch(
    () => readLiveSite(folder),
    () => minutes * 60_000,
  );
  await small.app.register(evidenceRoute, {
    folder,
    readParts: livePartsReader(folder),
    evidence,
    onReport: (report) => watch.addReport(report),
  });
  await storeRelease(folder, await smallBuild(small.site.root, { ...next, pages }));
  canary = await offer();
});
afterEach(() => small.close());

const offer = (again = false) =>
  offerCandidate(small.site.folder, { releases: [next], share: 50, again, publisher });

/** A visitor opens a page, which sends a report of what it runs. */
async function visit(given: Candidate | null, more: object = {}): Promise<void> {
  await watch.addView(given);
  const release = given ? next : live;
  await send(evidencePath, { page: '/hatchery', loads: [release], failures: [], ...more });
}

const send = (url: string, body: object) =>
  small.app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'text/plain' },
  });

const look = () => withdrawCanaries({ folder: small.site.folder, watch, evidence }, small.app.log);
const isOffered = async () => (await readLiveSite(small.site.folder))?.candidates.length === 1;
const throws = { failures: [{ ...next, kind: 'error', name: 'TypeError' }] };

it('withdraws a canary that throws, and says why', async () => {
  for (let visits = 0; visits < 30; visits += 1) {
    await visit(null);
    await visit(canary, visits % 3 === 0 ? throws : {});
  }
  expect(await isOffered()).toBe(true);

  await look();

  expect(await isOffered()).toBe(false);
  const state = await readSiteState(small.site.folder);
  expect(state.switches[0]).toMatchObject({
    action: 'withdrawal',
    by: 'edge',
    changes: [],
    candidates: [
      {
        change: 'withdrawn',
        apps: { 'remote-hatchery': '2.0.0-b' },
        reason: 'remote-hatchery: 10 failures in 30 pages; live site: 0 in 30',
      },
    ],
  });
  expect(await evidence.report()).toContain('emberclutch_canaries_withdrawn_total{app="remote-hatchery"} 1');
  await expect(offer()).rejects.toThrow('remote-hatchery 2.0.0-b was rolled back or dropped.');
  // Earlier counts must not withdraw it as soon as it is offered again.
  canary = await offer(true);
  await look();
  expect(await isOffered()).toBe(true);
});

it('withdraws a canary that breaks the content security policy, which names no script', async () => {
  const violation = {
    'document-uri': 'https://eggs.example/hatchery',
    'effective-directive': 'script-src-elem',
  };
  for (let visits = 0; visits < 10; visits += 1) {
    await visit(null);
    await visit(canary);
    await send(`/evidence/policy?candidate=${canary.id}`, { 'csp-report': violation });
  }

  await look();

  expect(await isOffered()).toBe(false);
  expect(evidence.of(live).failures.policy).toBe(0);
});

it('withdraws a canary that starts 300 ms later', async () => {
  const startOf = (index: number) => 400 + ((index * 37) % 60) * 10;
  for (let visits = 0; visits < 60; visits += 1) {
    await visit(null, { vitals: { ...live, of: { start: startOf(visits) } } });
    await visit(canary, { vitals: { ...next, of: { start: startOf(visits) + 300 } } });
  }

  await look();

  expect(await isOffered()).toBe(false);
  const { switches } = await readSiteState(small.site.folder);
  expect(switches[0]?.candidates[0]?.reason).toBe('remote-hatchery: starts in 1000 ms; live site: 700 ms');
});

it('keeps a canary that does as well, and counts a page that fails often once per report', async () => {
  const many = { failures: Array.from({ length: 9 }, () => throws.failures[0]) };
  for (let visits = 0; visits < 40; visits += 1) {
    await visit(null);
    await visit(canary, visits === 0 ? many : {});
  }

  await look();

  expect(await isOffered()).toBe(true);
});

it('forgets what is older than an hour', async () => {
  for (let visits = 0; visits < 4; visits += 1) await visit(canary, throws);
  minutes = 61;
  for (let visits = 0; visits < 4; visits += 1) await visit(canary, throws);

  await look();

  expect(await isOffered()).toBe(true);
});

it('goes on if somebody else ended the canary meanwhile', async () => {
  for (let visits = 0; visits < 10; visits += 1) await visit(canary, throws);
  const worse = await watch.worse();
  await dropCandidate(small.site.folder, { reference: canary.id, publisher });
  jest.spyOn(watch, 'worse').mockResolvedValue(worse);

  await look();

  expect((await readSiteState(small.site.folder)).switches[0]?.action).toBe('drop');
});

it('looks every five seconds while the edge runs', async () => {
  for (let visits = 0; visits < 10; visits += 1) await visit(canary, throws);
  const timers = jest.spyOn(globalThis, 'setInterval');
  const app = fastify();
  await app.register(canaryWatcher, { folder: small.site.folder, watch, evidence });
  await app.ready();

  expect(timers).toHaveBeenCalledTimes(1);
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 5_000);
  expect(await isOffered()).toBe(true);
  timers.mock.calls[0]?.[0]();
  await app.close(); // waits for a look that has begun

  expect(await isOffered()).toBe(false);
});
