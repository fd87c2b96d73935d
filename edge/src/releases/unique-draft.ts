import { randomBytes } from 'node:crypto';

const draftEnding = '.draft';

/**
 * The name under which a file or folder is written before it gets its own. No other writer has the same: process numbers are
 * alike in two containers that have one disk.
 */
export const uniqueDraft = (path: string): string =>
  `${path}.${randomBytes(6).toString('hex')}${draftEnding}`;

/** Whether `uniqueDraft` made the name. */
export const isDraft = (name: string): boolean => name.endsWith(draftEnding);
