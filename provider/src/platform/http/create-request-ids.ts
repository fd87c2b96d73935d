import { randomUUID } from 'node:crypto';

/** Numbers the requests of this process behind a prefix that no other process has: random numbers for each cost more. */
export function createRequestIds(): () => string {
  const [prefix] = randomUUID().split('-');
  let count = 0;
  return () => `${prefix}-${(count++).toString(36)}`;
}
