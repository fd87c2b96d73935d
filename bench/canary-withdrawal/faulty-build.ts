import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Release } from '@emberclutch/contract/site/release.ts';
import { distOf } from '@emberclutch/tooling/federation/apps.ts';

interface Fault {
  root: string;
  /** Ends the version. */
  name: string;
  /** Code that runs before the entry. */
  code: string;
}

/** Copies the build of a remote, and prepends code to its entry. @returns folder of the copy */
export async function faultyBuild(app: string, { root, name, code }: Fault): Promise<string> {
  const dist = join(root, name);
  await cp(distOf(app), dist, { recursive: true });
  const file = join(dist, 'release.json');
  const release = Release.parse(JSON.parse(await readFile(file, 'utf8')));
  const entry = join(dist, release.entry);
  const content = `${code}\n${await readFile(entry, 'utf8')}`;
  await writeFile(entry, content);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  await writeFile(file, JSON.stringify({ ...release, version: `${release.version}-${name}`, integrity }));
  return dist;
}
