import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '../release.ts';

/** Writes a build of a few lines, as a real one lies in `dist`. @returns its folder */
export async function smallBuild(root: string, given: Partial<Release> & { app: string }): Promise<string> {
  const release: Release = {
    version: '1.0.0-a',
    container: given.app.replace('-', '_'),
    entry: 'entry.js',
    integrity: 'sha384-AAAA',
    preload: ['door.js'],
    preloadForRemotes: [],
    pages: given.app === 'host' ? [{ path: '/', title: 'Home' }] : [],
    shared: {},
    ...given,
  };
  const dist = join(root, `${given.app}-${release.version}`);
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'release.json'), JSON.stringify(release));
  await writeFile(join(dist, 'entry.js'), `// ${release.version}\n${'console.log("entry");\n'.repeat(100)}`);
  await writeFile(join(dist, 'door.js'), '// door');
  await writeFile(join(dist, 'entry.js.map'), '{}');
  return dist;
}
