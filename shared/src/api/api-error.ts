import * as z from 'zod/mini';
import { Problem, ProblemCode } from '../contract/problem.ts';

/** Every way a call can fail, as the client sees it: what a provider says, and what happens on the way. */
export type ErrorCode = ProblemCode | 'offline' | 'timed_out' | 'unreadable';

/** A failed call. Carries a code, never words for a person: those are chosen where they are shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** HTTP status, 0 where no answer came. */
  readonly status: number;
  /** What the provider said, in its own words, where it said anything. */
  readonly detail: string | undefined;
  readonly current: Problem['current'];
  /** Seconds until asking again makes sense, where the provider said so. */
  readonly retryAfter: number | undefined;
  /** Whether the answer had no body at all. */
  readonly isEmpty: boolean;

  /** Every app of a page carries its own copy of this class, and one query cache serves them all: the name counts. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }

  constructor(
    code: ErrorCode,
    status: number,
    more: {
      detail?: string;
      current?: Problem['current'];
      retryAfter?: number;
      isEmpty?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(more.detail ?? code, { cause: more.cause });
    this.code = code;
    this.status = status;
    this.detail = more.detail;
    this.current = more.current;
    this.retryAfter = more.retryAfter;
    this.isEmpty = more.isEmpty ?? false;
  }
}

/** Nothing came back, or the server broke: worth asking again. A refusal is not. */
export const isRetryable = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'offline' || error.code === 'timed_out' || error.status >= 500);

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

/** Foreign providers: `{ message }` or `{ error }` beside, or instead of, problem details. */
const SpokenFailure = z.object({
  code: z.catch(z.optional(ProblemCode), undefined),
  detail: z.catch(z.optional(z.string()), undefined),
  message: z.catch(z.optional(z.string()), undefined),
  error: z.catch(z.optional(z.string()), undefined),
  current: z.catch(z.optional(Problem.shape.current), undefined),
});

/**
 * Reads a refusal of any provider: problem details, `{ message }`, `{ error }`, plain text or nothing.
 * @param retryAfter seconds, of the `Retry-After` header
 */
export function errorOf(status: number, text: string, retryAfter?: number): ApiError {
  const fallback = codeByStatus[status] ?? (status >= 500 ? 'internal' : 'bad_request');
  const spoken = SpokenFailure.safeParse(parseJson(text));
  if (!spoken.success) {
    const isEmpty = text.trim() === '';
    return new ApiError(fallback, status, { detail: plainText(text), retryAfter, isEmpty });
  }
  const { code, detail, message, error, current } = spoken.data;
  return new ApiError(code ?? fallback, status, { detail: detail ?? message ?? error, current, retryAfter });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An HTML error page of some proxy is not a sentence for a person. */
function plainText(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed === '' || trimmed.startsWith('<') || trimmed.length > 300 ? undefined : trimmed;
}
