import { randomUUID } from 'node:crypto';

/** Request ids of a random prefix for the process and a counter: a random id per request costs more. */
export function createRequestIds(): () => string {
  const [prefix] = randomUUID().split('-');
  let count = 0;
  return () => `${prefix}-${(count++).toString(36)}`;
}
