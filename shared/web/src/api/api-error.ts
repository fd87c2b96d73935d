import type { Problem, ProblemCode } from '@emberclutch/contract/problem/problem.ts';

/** Codes of all failures that the client distinguishes: those of the provider, and its own. */
export type ErrorCode = ProblemCode | 'offline' | 'timed_out' | 'invalid_response' | 'id_too_large';

type Details = ErrorOptions & Partial<Omit<ApiError, keyof Error | 'code' | 'status'>>;

/** A failed call. Carries a code and no text for players: the component that shows the error chooses the text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** Whether the provider sent the code; otherwise it follows from the status. */
  readonly hasCode: boolean;
  /** HTTP status, 0 if no response arrived. */
  readonly status: number;
  /** The provider's explanation, if it sent one. */
  readonly detail: string | undefined;
  readonly current: Problem['current'];
  /** Seconds until a retry makes sense, if the provider said so. */
  readonly retryAfter: number | undefined;
  /** Whether the response had no body. */
  readonly isEmpty: boolean;

  constructor(
    code: ErrorCode,
    status: number,
    { hasCode = false, detail, current, retryAfter, isEmpty = false, cause }: Details = {},
  ) {
    super(detail ?? code, { cause });
    this.code = code;
    this.hasCode = hasCode;
    this.status = status;
    this.detail = detail;
    this.current = current;
    this.retryAfter = retryAfter;
    this.isEmpty = isEmpty;
  }
}

/** Compares the name: each app bundles its own copy of the class, so `instanceof` would reject errors of another app in the shared cache. */
export const isApiError = (value: unknown): value is ApiError =>
  value instanceof Error && value.name === 'ApiError';

/** Whether a retry may succeed: no response arrived, or the server failed (5xx). */
export const isRetryable = (error: unknown) =>
  isApiError(error) && (error.code === 'offline' || error.code === 'timed_out' || error.status >= 500);
