import { createHash } from 'node:crypto';
import { sharedVersions } from '../federation/shared-modules.ts';

/**
 * Names what an embed shares with others: a digest of the versions of the shared modules. Our host checks them when a remote is
 * released. A page of another site has nothing that checks, and its owner may update one embed and not the other.
 */
export const embedGeneration = (): string =>
  createHash('sha256').update(JSON.stringify(sharedVersions())).digest('hex').slice(0, 8);
