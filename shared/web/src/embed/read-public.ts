import { setServerTime } from '@emberclutch/web/state';

/** Milliseconds that an answer may take. */
const timeoutMs = 15_000;

/** The API has no such thing. */
export class MissingError extends Error {
  override name = 'MissingError';
}

/**
 * Reads what the API shows to everyone, from a page of any origin: without cookies, without a session and without the address
 * of the page that asks.
 * @param read reader of the answer; null if it cannot be read
 * @throws {MissingError} on 404
 * @throws {Error} on any other failure
 */
export async function readPublic<Answer>(
  url: string,
  read: (answer: unknown) => Answer | null,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  setServerTime(response.headers.get('date'));
  if (response.status === 404) throw new MissingError(`${url} is not there`);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const answer = read(await response.json());
  if (answer === null) throw new Error(`The answer of ${url} cannot be read`);
  return answer;
}
