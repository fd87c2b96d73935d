import { setServerTime } from '@emberclutch/web/state';
import { readRetryAfter } from '../api/retry-after.ts';

const timeoutMs = 15_000;

/** The API answered 404. */
export class MissingError extends Error {
  override name = 'MissingError';
}

/** The API has answered with an error other than 404. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
  /** Seconds until the call may be repeated, if the API reports it. */
  readonly retryAfter: number | undefined;

  constructor(message: string, retryAfter: number | undefined) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/**
 * Reads the API from a page of any origin: without cookies and without a referrer. `read` returns null for an invalid response.
 * @throws {MissingError} on 404
 * @throws {UnavailableError} on any other refusal or failure of the API
 * @throws {Error} if the API cannot be reached, or its response is invalid
 */
export async function callApi<Body>(
  url: string,
  { read, signal }: { read: (body: unknown) => Body | null; signal: AbortSignal },
): Promise<Body> {
  const response = await fetch(url, {
    credentials: isOwnOrigin(url) ? 'omit' : 'same-origin',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  setServerTime(response.headers.get('date'));
  const { ok, status } = response;
  if (status === 404) throw new MissingError(`${url} does not exist`);
  if (!ok) throw new UnavailableError(`${url} answered ${status}`, readRetryAfter(response));
  const body = read(await response.json());
  if (body === null) throw new Error(`The response of ${url} is invalid`);
  return body;
}

/** For another origin, `same-origin` sends no cookies either. It is used there because browsers reuse a preloaded response only if the modes match. */
const isOwnOrigin = (url: string) => new URL(url, location.href).origin === location.origin;
