import { Problem } from '@emberclutch/contract/problem/problem.ts';
import type { ProblemCode } from '@emberclutch/contract/problem/problem.ts';
import { ApiError } from './api-error.ts';

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
    const detail = plainText(body ?? text);
    return new ApiError(fallback, status, { detail, retryAfter, isEmpty: text.trim() === '' });
  }
  // Some providers list messages without an object around them. A body such as `null` says nothing.
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

/** Leaves out HTML error pages of proxies and long texts, which are no explanation for a player. */
function plainText(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed === '' || trimmed.startsWith('<') || trimmed.length > 300 ? undefined : trimmed;
}
