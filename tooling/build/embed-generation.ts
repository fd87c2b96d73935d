import { createHash } from 'node:crypto';
import { sharedVersions } from '../federation/shared-modules.ts';

/**
 * Identifies the modules that an embed shares with other embeds: a digest of the versions of the shared modules. Our host checks these
 * versions when a remote is released. A page of another site checks nothing, and its owner may update one embed but not the other.
 */
export const embedGeneration = (): string =>
  createHash('sha256').update(JSON.stringify(sharedVersions())).digest('hex').slice(0, 8);
