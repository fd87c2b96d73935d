import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { writeSmallBuild } from './small-build.ts';

/** Writes a minimal build whose digests match its files, as an edge requires of an upload. @returns its folder */
export async function writeIntactBuild(
  root: string,
  options: Parameters<typeof writeSmallBuild>[1],
): Promise<string> {
  const dist = await writeSmallBuild(root, options);
  const file = join(dist, 'release.json');
  const release: Release = JSON.parse(await readFile(file, 'utf8'));
  const computeDigest = async (name: string) => {
    const content = await readFile(join(dist, name));
    return `sha384-${createHash('sha384').update(content).digest('base64')}`;
  };
  const preload = await Promise.all(
    release.preload.map(async (script) => ({ ...script, integrity: await computeDigest(script.file) })),
  );
  const intactRelease: Release = { ...release, integrity: await computeDigest(release.entry), preload };
  await writeFile(file, JSON.stringify(intactRelease));
  return dist;
}
