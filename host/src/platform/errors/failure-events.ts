/** Where the boot script puts errors that nothing catches, and scripts that do not load. */
export interface FailureEvents {
  push: (event: Event) => void;
  /** Events that came before the host listened. */
  kept: readonly Event[];
}

declare global {
  interface Window {
    emberclutchFailures?: FailureEvents;
  }
}

/** Hands over each failure, including earlier ones. */
export function watchFailures(listen: (event: Event) => void): void {
  const { kept = [] } = window.emberclutchFailures ?? {};
  window.emberclutchFailures = { push: listen, kept: [] };
  for (const event of kept) listen(event);
}
