import { randomUUID } from 'node:crypto';

/** Somebody who collects eggs. */
export interface TestAccount {
  displayName: string;
  email: string;
}

/** A keeper whom nobody has seen before: tests share one world and must not meet. */
export function newAccount(): TestAccount {
  const mark = randomUUID().slice(0, 8);
  return { displayName: `TestAccount ${mark}`, email: `keeper-${mark}@example.org` };
}
