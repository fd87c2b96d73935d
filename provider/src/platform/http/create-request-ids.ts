import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Creates request ids from a random prefix per process and a counter: a random id per request costs more.
 * @param trustsRequestIds whether to use the request id of a proxy in front. The id may come from the client, and logs and responses contain
 * it, so it must be short and without special characters.
 */
export function createRequestIds({ trustsRequestIds }: { trustsRequestIds: boolean }) {
  const [prefix] = randomUUID().split('-');
  let count = 0;
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const forwardedId = trustsRequestIds ? headers['x-request-id'] : undefined;
    return typeof forwardedId === 'string' && validId.test(forwardedId)
      ? forwardedId
      : `${prefix}-${(count++).toString(36)}`;
  };
}

/** A UUID, a digest, or an id of this function. */
const validId = /^[\w.:-]{1,64}$/;
