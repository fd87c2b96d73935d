import { isApiError } from '@emberclutch/shared/api/api-error';

/** Failures that were told already, by the browser and by the runtime that loads remotes. */
const told = new WeakSet<object>();

/** Marks a failure of the network as told: it is no fault of ours, and one word of it is enough. */
export function markReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) told.add(error);
}

/**
 * What a boundary has caught is written once, as an uncaught error would be; a slot that could not be fetched and a call
 * that failed have been written by the browser.
 */
export function reportCaught(error: unknown): void {
  if (isApiError(error) || isLostChunk(error)) return;
  if (typeof error === 'object' && error !== null && told.has(error)) return;
  reportError(error);
}

/** webpack's name for it. */
const isLostChunk = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';
