import type { ListedSwitch } from '@emberclutch/contract/site/publishing.ts';
import { readLiveSite } from '../releases/live-site.ts';
import { readSiteState } from '../releases/read-site-state.ts';
import { storeRelease } from '../releases/store-release.ts';
import type { SmallBuild } from '../testing/small-build.ts';
import { testPublisher as publisher, provideTemporarySite } from '../testing/small-site.ts';
import { dropCandidate, offerCandidate, promoteCandidate } from './offer-candidate.ts';
import { rollBackApp, rollBackSwitch } from './roll-back-app.ts';

const site = provideTemporarySite();
beforeEach(() => site.publish([{ app: 'host' }, { app: 'remote-spawn', version: '1' }]));

const release = (version: string, app = 'remote-spawn', members: Partial<SmallBuild> = {}) =>
  site.publish([{ app, version, ...members }], { firstSettings: undefined });

async function offer(
  version: string,
  share: number | null = 5,
  { again = false, app = 'remote-spawn', members = {} } = {},
) {
  await storeRelease(site.folder, await site.build({ app, version, ...members }));
  return offerCandidate(site.folder, { releases: [{ app, version }], share, again, publisher });
}

const drop = (reference: string, by: Parameters<typeof dropCandidate>[1]['publisher'] = publisher) =>
  dropCandidate(site.folder, { reference, publisher: by });

async function readLive() {
  const state = await readLiveSite(site.folder);
  if (!state) throw new Error('Nothing is live');
  return state;
}
const readLiveSpawnVersion = async () => (await readLive()).apps['remote-spawn']?.version;
const listCandidateVersions = async () =>
  (await readLive()).candidates.map(({ apps }) => apps['remote-spawn']);
const readLastSwitch = async (): Promise<ListedSwitch | undefined> =>
  (await readSiteState(site.folder)).switches[0];

it('the site offers a canary to a share of visitors, and promotes it', async () => {
  const canary = await offer('2');

  expect([await readLiveSpawnVersion(), await listCandidateVersions()]).toEqual(['1', ['2']]);
  expect((await readLive()).cookieKey).toMatch(/^[\w-]{43}$/);
  expect(await readLastSwitch()).toMatchObject({
    action: 'canary',
    changes: [],
    candidates: [{ change: 'offered', share: 5, apps: { 'remote-spawn': '2' } }],
  });
  // A canary keeps its id when its share changes.
  expect((await offer('2', 50)).id).toBe(canary.id);
  expect((await readLive()).candidates).toMatchObject([{ share: 50 }]);

  const moss = { ...publisher, by: 'moss', commit: null };
  await promoteCandidate(site.folder, { reference: 'remote-spawn', publisher: moss });

  expect([await readLiveSpawnVersion(), await listCandidateVersions()]).toEqual(['2', []]);
  expect((await readLive()).withdrawn).toEqual({});
  expect(await readLastSwitch()).toMatchObject({
    action: 'promotion',
    by: 'moss',
    commit: publisher.commit,
    changes: [{ app: 'remote-spawn', from: '1', to: '2' }],
    candidates: [{ change: 'promoted' }],
  });
  await rollBackSwitch(site.folder, { publisher });
  expect(await readLiveSpawnVersion()).toBe('1');
});

it('the site restores a dropped canary only if a publisher names it, and never by a rollback', async () => {
  await offer('2');
  await drop('remote-spawn');

  expect(await listCandidateVersions()).toEqual([]);
  expect(await readLastSwitch()).toMatchObject({ action: 'drop', candidates: [{ change: 'dropped' }] });
  await expect(offer('2')).rejects.toThrow('remote-spawn 2 was rolled back or dropped.');
  await expect(release('2')).rejects.toThrow('remote-spawn 2 was');
  await expect(rollBackApp(site.folder, { app: 'remote-spawn', publisher })).rejects.toThrow(
    'remote-spawn has no version to go back to.',
  );
  // Open tabs still need its files.
  expect((await readLive()).stored['remote-spawn']?.map(({ version }) => version)).toEqual(['1', '2']);
  expect((await offer('2', 5, { again: true })).apps).toEqual({ 'remote-spawn': '2' });
});

it('the site keeps a canary through switches of other apps, and ends it when another version of its app goes live', async () => {
  await offer('2');
  await release('3', 'remote-hatchery', { pages: [{ path: '/hatchery', title: 'Hatchery' }] });

  expect(await listCandidateVersions()).toEqual(['2']);

  await release('4');

  expect(await listCandidateVersions()).toEqual([]);
  expect((await readLastSwitch())?.candidates).toMatchObject([
    { change: 'ended', reason: 'Another version of remote-spawn went live.' },
  ]);
});

it('the site ends a canary that no longer fits the live site', async () => {
  await release('1.1.0-b', 'host', { shared: { react: '19.0.0' } });
  await offer('2', 5, { members: { shared: { react: '^19.0.0' } } });

  await release('1.2.0-c', 'host', { shared: { react: '20.0.0' } });

  expect((await readLastSwitch())?.candidates).toMatchObject([
    { change: 'ended', reason: 'remote-spawn asks for react ^19.0.0, but the host has 20.0.0.' },
  ]);
});

it('the site refuses a candidate that does not fit or is already live, and shares of more than 100 %', async () => {
  await expect(offer('2', 5, { members: { shared: { react: '^19.0.0' } } })).rejects.toThrow(
    'remote-spawn asks for react, which the host does not share.',
  );
  await expect(offer('1')).rejects.toThrow('These versions are already live.');
  await offer('2b', 60);
  await expect(offer('9', 50, { app: 'host' })).rejects.toThrow(
    'The canaries of this site would have 110 % of its visitors.',
  );
  await expect(drop('remote-spawn', { ...publisher, apps: ['remote-hatchery'] })).rejects.toThrow(
    'This token cannot change remote-spawn: it is for remote-hatchery.',
  );
});

it('the site keeps previews through canaries and releases, and can release their versions later', async () => {
  const preview = await offer('2', null);
  expect((await offer('2', null)).id).toBe(preview.id);
  await offer('2c');
  await offer('3'); // the next canary of the app replaces it
  expect(await listCandidateVersions()).toEqual(['2', '3']);
  await release('4');

  expect(await listCandidateVersions()).toEqual(['2']);
  await drop(preview.id);
  expect((await readLive()).withdrawn['remote-spawn']?.toSorted()).toEqual(['2c', '3']);
  await release('2');
  expect(await readLiveSpawnVersion()).toBe('2');
});

it('the site keeps the newest twenty previews', async () => {
  for (let number = 1; number <= 21; number += 1) await offer(`p${number}`, null);

  expect((await listCandidateVersions()).toReversed().at(-1)).toBe('p2');
  expect((await readLastSwitch())?.candidates).toMatchObject([
    { change: 'offered' },
    { change: 'ended', reason: 'There are 20 newer previews.' },
  ]);
});
