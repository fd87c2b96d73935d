import type { TestProvider } from './open-test-provider.ts';

type Answer = Pick<Awaited<ReturnType<TestProvider['inject']>>, 'cookies'>;

/** The cookies of a browser after these responses, in order of arrival. */
export function storedCookies(...answers: Answer[]): Record<string, string> {
  const stored = new Map<string, string>();
  for (const { name, value, maxAge } of answers.flatMap(({ cookies }) => cookies)) {
    if (maxAge === 0) stored.delete(name);
    else stored.set(name, value);
  }
  return Object.fromEntries(stored);
}
