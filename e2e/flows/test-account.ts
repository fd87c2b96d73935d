import { randomUUID } from 'node:crypto';

export interface TestAccount {
  displayName: string;
  email: string;
}

/** A new account with a unique name and address, because all tests share one database. */
export function newTestAccount(): TestAccount {
  const suffix = randomUUID().slice(0, 8);
  return { displayName: `TestAccount ${suffix}`, email: `account-${suffix}@example.org` };
}
