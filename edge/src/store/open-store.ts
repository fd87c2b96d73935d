import { resolve } from 'node:path';
import { FolderStore } from './folder-store.ts';
import type { SiteStore } from './site-store.ts';

/** @param address `s3://bucket/prefix`, a folder, or empty: null for a site that exists only in its own folder */
export async function openStore(address: string): Promise<SiteStore | null> {
  if (address === '') return null;
  if (!address.startsWith('s3://')) return new FolderStore(resolve(address));
  // Imported on demand: most edges have no store of this kind.
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(address, process.env);
}
