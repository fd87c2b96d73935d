import { listSwitches } from '../releases/list-switches.ts';
import { liveVersions, readLiveSite } from '../releases/live-site.ts';
import { smallBuild } from '../testing/small-build.ts';
import { smallSettings, temporarySite, testPublisher } from '../testing/small-site.ts';
import { changeSettings } from './change-settings.ts';
import { publish } from '../testing/publish.ts';
import { readComposed } from '../testing/read-composed.ts';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => {
  site = await temporarySite();
  const dists = [await smallBuild(site.root, { app: 'host' })];
  await publish(site.folder, { dists, firstSettings: smallSettings, publisher: testPublisher });
});
afterEach(() => site.remove());

const set = (changes: Record<string, string>) =>
  changeSettings(site.folder, { changes, publisher: testPublisher });

const homePage = () => readComposed(site.folder, 'pages/index.html');

it('changes one setting in all pages, in one switch, and no app', async () => {
  const before = await readLiveSite(site.folder);

  expect(await set({ SITE_NAME: 'Renamed' })).toBe(true);

  expect(await homePage()).toContain('<title>Home · Renamed</title>');
  expect(await homePage()).toContain('"x":"https://x.example"');
  const after = await readLiveSite(site.folder);
  expect(after && before && [...liveVersions(after)]).toEqual([...liveVersions(before ?? { apps: {} })]);
  expect((await listSwitches(site.folder, { limit: 1 })).switches).toMatchObject([
    { number: 2, action: 'settings', changes: [], changedSettings: ['SITE_NAME'] },
  ]);
});

it('restores the default for an empty value, and does not switch if nothing changes', async () => {
  await set({ SITE_NAME: 'Renamed' });

  expect(await set({ SITE_NAME: 'Renamed' })).toBe(false);
  expect(await set({ SITE_NAME: '' })).toBe(true);

  expect((await readLiveSite(site.folder))?.settings).toEqual(smallSettings);
});

it.each([
  [{ SITE_SLUG: 'Not A Slug' }, 'SITE_SLUG takes lower-case letters, digits and hyphens, not "Not A Slug".'],
  [{ SITE_COLOR: 'red' }, 'SITE_COLOR is no setting of a site. Settings: PUBLIC_URL, SITE_NAME'],
])('refuses %o with a message', async (changes, sentence) => {
  await expect(set(changes)).rejects.toThrow(sentence);

  expect((await readLiveSite(site.folder))?.number).toBe(1);
});
