import { setServerTime } from '@emberclutch/web/state';

/** Milliseconds that an answer may take. */
const timeoutMs = 15_000;

/** The API has no such thing. */
export class MissingError extends Error {
  override name = 'MissingError';
}

/** The API refuses the token or the code of this page. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

interface Call<Answer> {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Of the account that has connected this page. Without one, everyone may see the answer. */
  token?: string;
  body?: unknown;
  /** Reads the answer; null if it cannot be read. */
  read: (answer: unknown) => Answer | null;
  signal: AbortSignal;
}

/**
 * Calls the API from a page of any origin: without cookies, and without the address of the page that asks.
 * @throws {MissingError} on 404
 * @throws {RefusedError} on 401 and 403
 * @throws {Error} on any other failure
 */
export async function callApi<Answer>(
  url: string,
  { method = 'GET', token, body, read, signal }: Call<Answer>,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  setServerTime(response.headers.get('date'));
  const { ok, status } = response;
  if (status === 404) throw new MissingError(`${url} is not there`);
  if (status === 401 || status === 403) throw new RefusedError(`${url} refused the page`);
  if (!ok) throw new Error(`${url} answered ${status}`);
  const answer = read(status === 204 ? undefined : await response.json());
  if (answer === null) throw new Error(`The answer of ${url} cannot be read`);
  return answer;
}
