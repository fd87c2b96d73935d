import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderStore } from '../store/folder-store.ts';
import { S3Store } from '../store/s3-store.ts';
import type { SiteStore } from '../store/site-store.ts';
import { memoryFolder } from './small-site.ts';
import { openS3Double } from './s3-double.ts';

export interface TemporaryStore {
  /** Opens another connection to the store, like another edge. */
  connect: () => SiteStore;
  /** The environment with which another process uses the same store. */
  environment: Record<string, string>;
  remove: () => Promise<void>;
}

/** Creates an empty store for one test. */
export async function createTemporaryStore(
  kind: 'folder' | 's3' | 's3 with unquoted ETags',
): Promise<TemporaryStore> {
  if (kind === 'folder') {
    const root = await mkdtemp(join(memoryFolder, 'store-'));
    return {
      connect: () => new FolderStore(root),
      environment: { SITE_STORE: root },
      remove: () => rm(root, { recursive: true, force: true }),
    };
  }
  const realStore = process.env.TEST_S3_STORE;
  const double =
    realStore === undefined
      ? await openS3Double({ hasUnquotedEtags: kind === 's3 with unquoted ETags' })
      : null;
  const prefix = `${realStore ?? 's3://bucket'}/${randomUUID()}`;
  const access = double && {
    AWS_ENDPOINT_URL: double.url,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  Object.assign(process.env, access);
  return {
    connect: () => new S3Store(prefix),
    environment: { SITE_STORE: prefix, ...access },
    async remove() {
      for (const name of Object.keys(access ?? {})) delete process.env[name];
      await double?.close();
    },
  };
}
