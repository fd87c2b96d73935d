import { createHash } from 'node:crypto';

/** SRI digest of a file. SHA-256 keeps it short, because the first script of a page contains the digests of all chunks. */
export const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
