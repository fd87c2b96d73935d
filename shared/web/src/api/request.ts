import { Problem } from '@emberclutch/contract/problem/problem.ts';
import type { ProblemCode } from '@emberclutch/contract/problem/problem.ts';
import type { Reader } from '@emberclutch/contract/shape/shape.ts';
import { clientVersion } from '@emberclutch/contract/site/client-version.ts';
import { currentSession, currentSite, expireSession, setServerTime } from '@emberclutch/web/state';
import { ApiError, isApiError } from './api-error.ts';
import { readRetryAfter } from './retry-after.ts';

type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

interface RequestOptions<Value> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * Public calls (specification, section 6) carry no session and no cookie; private calls carry both (section 7). Any other read is sent as a
   * public call, and again as a private one if the provider rejects it with 401 while a player is signed in.
   */
  access?: 'public' | 'private';
  /** Session to send with a private call; defaults to the current one. */
  sessionId?: string;
  /** The call ends the session: a 401 means that it has ended already, so it does not expire the session. */
  isSignOut?: boolean;
  query?: Record<string, QueryValue>;
  body?: unknown;
  idempotencyKey?: string;
  /** Reads the response body. If it returns null, the call fails with `invalid_response`. */
  reader: Reader<Value | null>;
  signal?: AbortSignal;
  /** Milliseconds, 15,000 by default. */
  timeout?: number;
}

/**
 * Sends one call to the provider's API. A 401 expires the session that the call carried. A private read without a session is not sent.
 * @throws {ApiError} for every failure, except that an abort by `signal` stays an `AbortError`
 */
export async function request<Value>(path: `/v1/${string}`, options: RequestOptions<Value>): Promise<Value> {
  try {
    return await requestOnce(path, options);
  } catch (error) {
    const { access, method = 'GET' } = options;
    const isRefused = method === 'GET' && !access && isApiError(error) && error.status === 401;
    if (!isRefused || !currentSession()) throw error;
    return requestOnce(path, { ...options, access: 'private' });
  }
}

async function requestOnce<Value>(path: string, options: RequestOptions<Value>): Promise<Value> {
  const isPrivate = options.access === 'private';
  const sessionId = isPrivate ? (options.sessionId ?? currentSession()?.sessionId) : undefined;
  // A page may still read after a sign-out, until the player has left it. Calls that need no session, such as a sign-in, are POST calls.
  if (isPrivate && sessionId === undefined && (options.method ?? 'GET') === 'GET')
    throw new ApiError('unauthorized', 401);
  const url = toUrl(path, options.query);
  const { response, text } = await send(url, options, sessionId);
  setServerTime(response.headers.get('date'));
  if (!response.ok) {
    const isRefused = response.status === 401 && sessionId !== undefined && !options.isSignOut;
    // Compare sessions: a newer one may have begun while this call was pending.
    if (isRefused && currentSession()?.sessionId === sessionId) expireSession();
    throw readProblem(response.status, text, readRetryAfter(response));
  }
  const value = options.reader.read(parseJsonOrText(response.status, text));
  if (value === null) throw new ApiError('invalid_response', response.status);
  return value;
}

/** Sends the call and reads the whole body: the timeout covers both, and a failure of either is `offline`. */
async function send<Value>(
  url: string,
  options: RequestOptions<Value>,
  sessionId: string | undefined,
): Promise<{ response: Response; text: string }> {
  const { method = 'GET', access, isSignOut, body, signal, timeout = 15_000 } = options;
  const timer = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      method,
      credentials: access === 'private' ? 'include' : 'omit',
      headers: createHeaders(options, sessionId),
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timer]) : timer,
      // The request outlives the page: players often sign out just before they close the tab.
      keepalive: isSignOut,
    });
    return { response, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(timer.aborted ? 'timed_out' : 'offline', 0, { cause });
  }
}

function createHeaders(
  { body, idempotencyKey }: RequestOptions<unknown>,
  sessionId: string | undefined,
): Record<string, string> {
  const { apiBase, extraHeaders = apiBase === '', authScheme } = currentSite();
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    // With a session only: on a public call the header would cause a CORS preflight.
    ...(extraHeaders && sessionId && { 'x-client-version': clientVersion }),
    ...(sessionId && { authorization: authScheme === 'none' ? sessionId : `Bearer ${sessionId}` }),
    ...(extraHeaders && idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}

function toUrl(path: string, query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  return `${currentSite().apiBase}${path}${suffix}`;
}

/**
 * Parses a body; undefined if it is empty. Some providers answer a POST with a plain word such as `OK`.
 * @throws {ApiError} for broken JSON, and for HTML that a proxy has sent instead of the provider
 */
function parseJsonOrText(status: number, text: string): unknown {
  const body = text.trim();
  const value = parseJson(body);
  if (value !== undefined || body === '') return value;
  if (/^[\w ,.!-]{1,100}$/.test(body)) return body;
  throw new ApiError('invalid_response', status);
}

const codeByStatus: Record<number, ProblemCode> = {
  400: 'bad_request',
  401: 'unauthorized',
  402: 'payment_required',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  429: 'too_many_requests',
  503: 'unavailable',
};

/**
 * Reads the error response of any provider: problem details, `{ message }`, `{ error }`, a list, plain text or no body.
 * @param retryAfter seconds, from the `Retry-After` header
 */
export function readProblem(status: number, text: string, retryAfter?: number): ApiError {
  const fallback = codeByStatus[status] ?? (status >= 500 ? 'internal' : 'bad_request');
  const body = parseJson(text);
  if (body === undefined || typeof body === 'string') {
    const detail = toPlainText(body ?? text);
    return new ApiError(fallback, status, { detail, retryAfter, isEmpty: text.trim() === '' });
  }
  // Some providers list messages without an object around them. A body such as `null` has no details.
  const { code, ...details } = Problem.read(Array.isArray(body) ? { errors: body } : body) ?? {};
  return new ApiError(code ?? fallback, status, { ...details, hasCode: Boolean(code), retryAfter });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Drops HTML error pages of proxies and long texts, which explain nothing to a player. */
function toPlainText(text: string): string | undefined {
  const trimmedText = text.trim();
  return trimmedText === '' || trimmedText.startsWith('<') || trimmedText.length > 300
    ? undefined
    : trimmedText;
}
