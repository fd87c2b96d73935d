import type { TestProvider } from './open-test-provider.ts';

type Response = Pick<Awaited<ReturnType<TestProvider['inject']>>, 'cookies'>;

/** @param responses in order of arrival @returns the cookies that a browser has after these responses */
export function collectCookies(...responses: Response[]): Record<string, string> {
  const storedCookies = new Map<string, string>();
  for (const { name, value, maxAge } of responses.flatMap(({ cookies }) => cookies)) {
    if (maxAge === 0) storedCookies.delete(name);
    else storedCookies.set(name, value);
  }
  return Object.fromEntries(storedCookies);
}
