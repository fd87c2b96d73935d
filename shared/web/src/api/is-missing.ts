import { isApiError } from './api-error.ts';

/** Whether the provider lacks the call or the resource: 404, 405 (the path accepts other methods only) or 501. */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'not_found' || [405, 501].includes(error.status));

/** Whether the provider lacks an optional read. API gateways answer 403 for a path that they do not know. */
export const isUnsupported = (error: unknown): boolean =>
  isMissing(error) || (isApiError(error) && error.status === 403 && !error.hasCode);

/**
 * Awaits the response of a call that a provider may lack.
 * @param hasFixedPath whether the path ends in a fixed segment; a provider that expects an id there answers 400
 * @returns null if the provider lacks the call or the resource
 */
export async function catchMissing<Value>(
  response: Promise<Value>,
  { hasFixedPath = false } = {},
): Promise<Value | null> {
  try {
    return await response;
  } catch (error) {
    if (isUnsupported(error) || (hasFixedPath && isApiError(error) && error.status === 400)) return null;
    throw error;
  }
}
