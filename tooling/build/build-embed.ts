import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { embedFile } from '@emberclutch/contract/site/embed-file.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { embedBundle, embedConfig } from '../webpack/embed-config.ts';
import { integrityOf } from '../webpack/integrity-of.ts';
import { runWebpack } from './run-webpack.ts';

/**
 * Builds the script that pages of other sites load, into the folder `embed` of a release of the host.
 * @param dist output folder of the host
 */
export async function buildEmbed(dist: string): Promise<NonNullable<Release['embed']>> {
  await runWebpack(embedConfig());
  const script = await readFile(embedBundle);
  const integrity = integrityOf(script);
  const file = embedFile(integrity);
  await mkdir(join(dist, 'embed'), { recursive: true });
  await writeFile(join(dist, 'embed', file), script);
  return { file, integrity };
}
