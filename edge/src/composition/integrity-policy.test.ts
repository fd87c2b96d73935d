import { readComposedFile, readComposedHeaders } from '../testing/read-composed-file.ts';
import { provideTemporarySite } from '../testing/small-site.ts';

const site = provideTemporarySite();

/** Publishes a site with apps that request scripts with or without CORS. @returns the page of the remote and its policy */
async function publishAndRead({ host, remote }: { host: boolean; remote: boolean }) {
  const pages = [{ path: '/spawn', title: 'Spawn' }];
  const preload = [{ file: 'routes.js', integrity: 'sha256-B', for: 'own-pages' } as const];
  await site.publish([
    { app: 'host', requestsWithCors: host },
    { app: 'remote-spawn', requestsWithCors: remote, pages, preload },
  ]);
  const headers = await readComposedHeaders(site.folder);
  return {
    page: await readComposedFile(site.folder, 'pages/spawn.html'),
    policy: headers['integrity-policy'],
  };
}

it('the page requires a digest of every script if all releases request scripts with CORS', async () => {
  const { page, policy } = await publishAndRead({ host: true, remote: true });

  expect(policy).toBe('blocked-destinations=(script), endpoints=(evidence)');
  const scripts = page.match(/<(script[^>]* src|link[^>]* as="script")[^>]*>/g) ?? [];
  expect(scripts).toHaveLength(3);
  for (const script of scripts) expect(script).toMatch(/ integrity="sha\d+-\w+" crossorigin>/);
});

it('the page preloads the scripts of an earlier release in the mode of their later request, and requires no digests', async () => {
  const { page, policy } = await publishAndRead({ host: true, remote: false });

  expect(policy).toBeUndefined();
  // The host requests the entry of the remote, and the remote its other scripts.
  expect(page).toContain('href="/remotes/spawn/1.0.0-a/entry.js" integrity="sha384-AAAA" crossorigin>');
  expect(page).toContain('href="/remotes/spawn/1.0.0-a/routes.js" integrity="sha256-B">');
});
