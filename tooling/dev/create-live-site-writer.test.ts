import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LiveSite, readLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import { createSiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { createLiveSiteWriter } from './create-live-site-writer.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'live-site-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('the writer writes concurrent rebuilds in order', async () => {
  const site = createSiteFolder(folder);
  const write = createLiveSiteWriter(site, (writes) =>
    LiveSite.parse({
      number: 1,
      position: 1,
      action: 'release',
      at: 0,
      by: null,
      commit: null,
      apps: { host: { version: 'source', sources: `${writes}` } },
      settings: {},
      stored: {},
      withdrawn: {},
      retired: [],
      candidates: [],
      candidateChanges: [],
      cookieKey: 'key',
    }),
  );

  await Promise.all(Array.from({ length: 20 }, write));

  expect((await readLiveSite(site))?.apps.host?.sources).toBe('19');
});
