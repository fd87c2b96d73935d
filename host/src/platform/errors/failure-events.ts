/** Where the boot script stores uncaught errors, and scripts that did not load. */
export interface FailureEvents {
  push: (event: Event) => void;
  /** Events that came before the host listened. */
  events: readonly Event[];
}

declare global {
  interface Window {
    emberclutchFailures?: FailureEvents;
  }
}

/** Hands over each failure, including earlier ones. */
export function watchFailures(listen: (event: Event) => void): void {
  const { events = [] } = window.emberclutchFailures ?? {};
  window.emberclutchFailures = { push: listen, events: [] };
  for (const event of events) listen(event);
}
