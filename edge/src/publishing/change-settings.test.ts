import { readSiteState } from '../releases/read-site-state.ts';
import { readLiveSite } from '../releases/live-site.ts';
import { readComposedFile } from '../testing/read-composed-file.ts';
import {
  listLiveApps,
  smallSettings,
  testPublisher as publisher,
  provideTemporarySite,
} from '../testing/small-site.ts';
import { changeSettings } from './change-settings.ts';

const site = provideTemporarySite();
beforeEach(() => site.publish([{ app: 'host' }]));

const setSettings = (changes: Record<string, string>) => changeSettings(site.folder, { changes, publisher });

it('the command changes one setting in all pages with one switch, and changes no app', async () => {
  expect(await setSettings({ SITE_NAME: 'Renamed' })).toBe(true);

  const page = await readComposedFile(site.folder, 'pages/index.html');
  expect(page).toContain('<title>Home · Renamed</title>');
  expect(page).toContain('"x":"https://x.example"');
  expect(await listLiveApps(site.folder)).toEqual({ host: '1.0.0-a' });
  expect((await readSiteState(site.folder)).switches.slice(0, 1)).toMatchObject([
    { number: 2, action: 'settings', changes: [], changedSettings: ['SITE_NAME'] },
  ]);
});

it('the command restores the default for an empty value, and does not switch if nothing changes', async () => {
  await setSettings({ SITE_NAME: 'Renamed' });

  expect(await setSettings({ SITE_NAME: 'Renamed' })).toBe(false);
  expect(await setSettings({ SITE_NAME: '' })).toBe(true);

  expect((await readLiveSite(site.folder))?.settings).toEqual(smallSettings);
});

it.each([
  [{ SITE_SLUG: 'Not A Slug' }, 'SITE_SLUG takes lower-case letters, digits and hyphens, not "Not A Slug".'],
  [{ SITE_COLOR: 'red' }, 'SITE_COLOR is not a setting of a site. Settings: PUBLIC_URL, SITE_NAME'],
])('the command refuses %o with a message', async (changes, sentence) => {
  await expect(setSettings(changes)).rejects.toThrow(sentence);

  expect((await readLiveSite(site.folder))?.number).toBe(1);
});
