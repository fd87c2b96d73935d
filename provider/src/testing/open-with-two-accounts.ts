import { openTestProvider } from './open-test-provider.ts';
import type { TestParts } from './open-test-provider.ts';
import { signUp } from './sign-in.ts';

export const mossAddress = 'moss@example.invalid';
export const fernAddress = 'fern@example.invalid';

/** Opens a provider in which two players are signed in, for tests of access to each other's data. */
export async function openWithTwoAccounts(parts: TestParts = {}) {
  const provider = await openTestProvider({}, parts);
  const moss = await signUp(provider, mossAddress, 'Moss Lantern');
  const fern = await signUp(provider, fernAddress, 'Fern');
  return { ...provider, moss, fern };
}
