import * as z from 'zod/mini';
import { currentSession, currentSite, expireSession, setServerTime } from '@emberclutch/shared/state';
import { ApiError, errorOf } from './api-error.ts';
import { takePreloadedResponse } from './preloaded-response.ts';

/** Version of the client (specification, section 9). Sent on private calls only: they are preflighted anyway. */
export const clientVersion = '1.8.4';

type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

interface RequestOptions<Schema extends z.ZodMiniType> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Public calls carry no session and no cookie; private ones carry both (specification, section 7). */
  access?: 'public' | 'private';
  /** The call ends the session: that it is refused because there is none is as good, and no reason to sign in again. */
  isSignOut?: boolean;
  query?: Record<string, QueryValue>;
  body?: unknown;
  idempotencyKey?: string;
  /** What the answer must look like. Anything else is `unreadable`. */
  answer: Schema;
  signal?: AbortSignal;
  /** Milliseconds; 15,000 unless told. */
  timeout?: number;
}

/**
 * One call of the provider's API.
 * @throws {ApiError} whatever goes wrong, except that an abort by `signal` stays an AbortError
 */
export async function request<Schema extends z.ZodMiniType>(
  path: `/v1/${string}`,
  options: RequestOptions<Schema>,
): Promise<z.output<Schema>> {
  const isPrivate = options.access === 'private';
  const session = isPrivate ? currentSession() : null;
  const url = urlOf(path, options.query);
  const response = await send(url, options, session?.sessionId);
  setServerTime(response.headers.get('date'));
  const text = await response.text();
  if (!response.ok) {
    // Only the session that was refused ends: a newer one may have begun while this call was under way.
    const isRefused = response.status === 401 && session && !options.isSignOut;
    if (isRefused && currentSession()?.sessionId === session.sessionId) expireSession();
    throw errorOf(response.status, text, retryAfterOf(response));
  }
  return read(options.answer, response.status, text);
}

async function send<Schema extends z.ZodMiniType>(
  url: string,
  options: RequestOptions<Schema>,
  sessionId: string | undefined,
): Promise<Response> {
  const { method = 'GET', access = 'public', isSignOut, body, signal, timeout = 15_000 } = options;
  const early = method === 'GET' && access === 'public' ? takePreloadedResponse(url) : undefined;
  const timer = AbortSignal.timeout(timeout);
  try {
    if (early) return await early;
    return await fetch(url, {
      method,
      credentials: access === 'private' ? 'include' : 'omit',
      headers: headersOf(options, sessionId),
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timer]) : timer,
      // A farewell is sent even from a page that is being left.
      keepalive: isSignOut,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(timer.aborted ? 'timed_out' : 'offline', 0, { cause });
  }
}

function headersOf(
  { access, body, idempotencyKey }: RequestOptions<z.ZodMiniType>,
  sessionId: string | undefined,
): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(access === 'private' && { 'x-client-version': clientVersion }),
    ...(sessionId && { authorization: `Bearer ${sessionId}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}

/** Seconds. The header is a number or a date (RFC 9110, section 10.2.3); a date is rare, and no hint is as good. */
function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? seconds : undefined;
}

function urlOf(path: string, query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  return `${currentSite().apiBase}${path}${suffix}`;
}

function read<Schema extends z.ZodMiniType>(answer: Schema, status: number, text: string): z.output<Schema> {
  try {
    return z.parse(answer, text === '' ? undefined : JSON.parse(text));
  } catch (cause) {
    throw new ApiError('unreadable', status, { cause });
  }
}
