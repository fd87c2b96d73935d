import { randomBytes } from 'node:crypto';

const draftEnding = '.draft';

/**
 * The name under which a file or folder is written before it gets its final name. It is unique among all writers: process ids can be equal
 * in two containers that share a disk.
 */
export const uniqueDraft = (path: string): string =>
  `${path}.${randomBytes(6).toString('hex')}${draftEnding}`;

/** Whether `uniqueDraft` made the name. */
export const isDraft = (name: string): boolean => name.endsWith(draftEnding);
