import { randomUUID } from 'node:crypto';

export interface TestAccount {
  displayName: string;
  email: string;
}

/** Creates a unique name and address for an account, because all tests share one database. */
export function createTestAccount(): TestAccount {
  const suffix = randomUUID().slice(0, 8);
  return { displayName: `TestAccount ${suffix}`, email: `account-${suffix}@example.org` };
}
