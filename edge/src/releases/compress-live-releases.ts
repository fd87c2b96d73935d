import { pathExists } from './path-exists.ts';
import { compressFile, listCompressible } from './compress-folder.ts';
import { readServedSite } from './live-site.ts';
import { replaceFile } from '../store/replace-file.ts';
import type { SiteFolder } from './site-folder.ts';

/**
 * Compresses files of live releases that were stored uncompressed, because compressing takes half of the processor time of publishing a
 * site. Compresses one file at a time, because visitors need the processor, too. If the process ends before, the next one continues.
 */
export async function compressLiveReleases(folder: SiteFolder, signal: AbortSignal): Promise<void> {
  const live = await readServedSite(folder);
  const releases = Object.entries(live?.apps ?? {}).map(([app, { version }]) => folder.release(app, version));
  for (const each of [...releases, folder.embeds]) {
    if (!(await pathExists(each))) continue;
    for (const path of await listCompressible(each)) {
      if (signal.aborted) return;
      await compressFile(path, replaceFile);
    }
  }
}
