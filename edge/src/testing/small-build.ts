import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release, ReleasePage } from '@emberclutch/contract/site/release.ts';
import type { RemotePage } from '@emberclutch/contract/site/site.ts';

/** A release whose pages may lack the members that a test does not need. */
export interface SmallBuild extends Partial<Omit<Release, 'pages'>> {
  app: string;
  pages?: (RemotePage & Partial<ReleasePage>)[];
}

/** Writes a minimal build like the output of a real one. @returns its folder */
export async function writeSmallBuild(root: string, options: SmallBuild): Promise<string> {
  const { pages = options.app === 'host' ? [{ path: '/', title: 'Home' }] : [] } = options;
  const release: Release = {
    version: '1.0.0-a',
    container: options.app.replace('-', '_'),
    entry: 'entry.js',
    integrity: 'sha384-AAAA',
    preload: [{ file: 'routes.js', for: 'own-pages' }],
    ...(options.app === 'host' && { bootScript: 'boot()', document: smallDocument }),
    shared: {},
    ...options,
    pages: pages.map((page) => ({ preload: [], ...page })),
  };
  const dist = join(root, `${options.app}-${release.version}`);
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'release.json'), JSON.stringify(release));
  await writeFile(join(dist, 'entry.js'), `// ${release.version}\n${'console.log("entry");\n'.repeat(100)}`);
  await writeFile(join(dist, 'routes.js'), '// routes');
  await writeFile(join(dist, 'entry.js.map'), '{}');
  if (release.embed) {
    await mkdir(join(dist, 'embed'), { recursive: true });
    await writeFile(join(dist, 'embed', release.embed.file), `// elements ${release.version}\n`.repeat(100));
  }
  return dist;
}

const smallDocument = {
  description: 'Dragons & <eggs>',
  style: ':root{--ink:#000}',
  preloadFonts: ['/fonts/display.woff2'],
};
