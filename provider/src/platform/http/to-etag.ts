import { createHash } from 'node:crypto';

/** An ETag that changes with the answer (RFC 9110, section 8.8.3). */
export const toEtag = (payload: string) =>
  `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
