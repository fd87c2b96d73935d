/** Uncaught errors, and errors of scripts that failed to load, as the boot script collects them. */
interface FailureEvents {
  push: (event: Event) => void;
  /** Events from before the first listener. */
  events: readonly Event[];
}

declare global {
  interface Window {
    emberclutchFailures?: FailureEvents;
  }
}

const maxEvents = 20;

/** Collects uncaught errors, and scripts that fail to load, from the start of the page. */
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

/** Calls `onFailure` with each failure, including earlier ones. */
export function watchFailures(onFailure: (event: Event) => void): void {
  const { events = [] } = window.emberclutchFailures ?? {};
  window.emberclutchFailures = { push: onFailure, events: [] };
  for (const event of events) onFailure(event);
}
