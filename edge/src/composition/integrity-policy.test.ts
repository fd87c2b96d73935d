import { readComposedFile, readComposedHeaders } from '../testing/read-composed-file.ts';
import { provideTemporarySite } from '../testing/small-site.ts';

const site = provideTemporarySite();

it('the policy of a page requires a digest of every script, and the page has them', async () => {
  const pages = [{ path: '/spawn', title: 'Spawn' }];
  const preload = [{ file: 'routes.js', integrity: 'sha256-B', for: 'own-pages' } as const];
  await site.publish([{ app: 'host' }, { app: 'remote-spawn', pages, preload }]);

  const page = await readComposedFile(site.folder, 'pages/spawn.html');
  const headers = await readComposedHeaders(site.folder);

  expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(evidence)');
  const scripts = page.match(/<(script[^>]* src|link[^>]* as="script")[^>]*>/g) ?? [];
  expect(scripts).toHaveLength(3);
  for (const script of scripts) expect(script).toMatch(/ integrity="sha\d+-\w+" crossorigin>/);
});
