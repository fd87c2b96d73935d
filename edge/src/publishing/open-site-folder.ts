import { resolve } from 'node:path';
import { SettingError } from '@emberclutch/server/settings/define-settings.ts';
import { pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import { createSiteFolder } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { SiteStore } from '../store/site-store.ts';
import { FolderStore } from '../store/folder-store.ts';
import { followStore } from './follow-store.ts';

/**
 * Opens the folder of a site in the current state of its store. A site that this disk has served before opens even if the store is
 * unreachable.
 * @throws {SettingError} if the store does not support conditional writes
 * @throws if the store cannot be reached or read, and this disk has no site
 */
export async function openSiteFolder(settings: { siteDir: string; siteStore: string }): Promise<SiteFolder> {
  const folder = createSiteFolder(settings.siteDir, await openStore(settings.siteStore));
  if (!folder.isCache) return folder;
  try {
    await followStore(folder);
  } catch (error) {
    if (!(await pathExists(folder.live))) throw error;
  }
  return folder;
}

/** Opens a store. @param address `s3://bucket/prefix`, a folder, or empty for a site that exists only in its own folder */
async function openStore(address: string): Promise<SiteStore | null> {
  if (address === '') return null;
  if (!address.startsWith('s3://')) return new FolderStore(resolve(address));
  // Imports the module on demand, because most edges do not use S3.
  const { S3Store } = await import('../store/s3-store.ts');
  const store = new S3Store(address);
  try {
    await store.check();
  } catch (error) {
    // An unreachable or read-only store is checked again before a publisher writes its pointer.
    if (error instanceof SettingError) throw error;
  }
  return store;
}
