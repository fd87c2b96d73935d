import { createHash } from 'node:crypto';

/** SRI digest of a file. SHA-256, because the digests of all chunks are part of the first script of a page. */
export const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
