import { LenientProblem } from '../contract/lenient-problem.ts';
import type { ProblemCode } from '../contract/problem.ts';
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
 * Reads the error response of any provider: problem details, `{ message }`, `{ error }`, plain text or an empty body.
 * @param retryAfter seconds, from the `Retry-After` header
 */
export function readProblem(status: number, text: string, retryAfter?: number): ApiError {
  const fallback = codeByStatus[status] ?? (status >= 500 ? 'internal' : 'bad_request');
  const problem = LenientProblem.safeParse(parseJson(text));
  if (!problem.success) {
    const isEmpty = text.trim() === '';
    return new ApiError(fallback, status, { detail: plainText(text), retryAfter, isEmpty });
  }
  const { code, detail, message, error, current } = problem.data;
  return new ApiError(code ?? fallback, status, { detail: detail ?? message ?? error, current, retryAfter });
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
