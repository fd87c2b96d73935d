import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Request ids of a random prefix for the process and a counter: a random id per request costs more.
 * @param takesGiven whether to take the id by which a proxy in front names a request. The client may have sent it, so that only
 * a short one without special characters is taken: it goes into each line of the log, and into answers.
 */
export function createRequestIds({
  takesGiven,
}: {
  takesGiven: boolean;
}): (request: Pick<IncomingMessage, 'headers'>) => string {
  const [prefix] = randomUUID().split('-');
  let count = 0;
  return ({ headers }) => {
    const given = takesGiven ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && anyId.test(given) ? given : `${prefix}-${(count++).toString(36)}`;
  };
}

/** A UUID, a digest, or an id of ours. */
const anyId = /^[\w.:-]{1,64}$/;
