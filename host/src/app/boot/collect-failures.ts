import type { FailureEvents } from '../../platform/errors/failure-events.ts';

/** Failures that are kept until the host reports them. */
const maxKept = 20;

/** Keeps errors that nothing catches, and scripts that do not load, from the first moment of the page. */
export function collectFailures(): void {
  const kept: Event[] = [];
  window.emberclutchFailures = {
    push: (event) => {
      if (kept.length < maxKept) kept.push(event);
    },
    kept,
  } satisfies FailureEvents;
  // In the capture phase: the error of an element does not bubble.
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => window.emberclutchFailures?.push(event), true);
}
