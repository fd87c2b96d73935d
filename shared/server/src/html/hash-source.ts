import { createHash } from 'node:crypto';

/** The source by which a content security policy allows an inline style or script. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
