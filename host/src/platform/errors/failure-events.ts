/** Where the boot script stores uncaught errors, and scripts that failed to load. */
export interface FailureEvents {
  push: (event: Event) => void;
  /** Events from before the host listened. */
  events: readonly Event[];
}

declare global {
  interface Window {
    emberclutchFailures?: FailureEvents;
  }
}

/** Calls `listen` with each failure, including earlier ones. */
export function watchFailures(listen: (event: Event) => void): void {
  const { events = [] } = window.emberclutchFailures ?? {};
  window.emberclutchFailures = { push: listen, events: [] };
  for (const event of events) listen(event);
}
