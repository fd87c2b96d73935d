import type { FailureEvents } from '../../platform/errors/failure-events.ts';

/** Failures that are kept until the host reports them. */
const maxEvents = 20;

/** Keeps uncaught errors, and scripts that fail to load, from the beginning of the page. */
export function collectFailures(): void {
  const events: Event[] = [];
  window.emberclutchFailures = {
    push: (event) => {
      if (events.length < maxEvents) events.push(event);
    },
    events,
  } satisfies FailureEvents;
  // In the capture phase, because the error event of an element does not bubble.
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => window.emberclutchFailures?.push(event), true);
}
