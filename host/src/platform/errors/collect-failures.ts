/** Where the boot script stores uncaught errors, and scripts that failed to load. */
interface FailureEvents {
  push: (event: Event) => void;
  /** Events from before the host listened. */
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

/** Calls `listen` with each failure, including earlier ones. */
export function watchFailures(listen: (event: Event) => void): void {
  const { events = [] } = window.emberclutchFailures ?? {};
  window.emberclutchFailures = { push: listen, events: [] };
  for (const event of events) listen(event);
}
