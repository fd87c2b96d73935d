import { rendered } from './rendered.ts';

/** Server time minus machine time, in milliseconds; null before the first response. */
let offsetMs: number | null = null;

/** A `Date` header has whole seconds, and the header of a cached response is old. */
const roundingMs = 1_500;
const staleMs = 10_000;

/** Maximum age of a page that the edge has rendered: browsers and caches keep it for minutes. */
const pageAgeMs = 600_000;

/**
 * Adjusts the server time by the `Date` header of a response, because the clock of a player's machine is often minutes off.
 *
 * A header ahead of the estimate is always right, because no response is from the future. A header slightly behind may be rounded
 * or cached, and following it would make countdowns jitter. A header far behind means that the machine's clock was set.
 */
export function setServerTime(dateHeader: string | null): void {
  const serverMs = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  if (Number.isNaN(serverMs)) return;
  const drift = serverMs - Date.now();
  const isWithinRounding = Math.abs(drift) <= roundingMs;
  if (offsetMs === null) offsetMs = isWithinRounding ? 0 : drift;
  else if (drift > offsetMs || drift < offsetMs - staleMs) offsetMs = drift;
}

/** Server time now, in epoch milliseconds. Correct after sleep, because it is based on the machine's clock. */
export const serverNow = () => Date.now() + (offsetMs ?? computePageOffset());

/** Before the first response, corrects a clock that is far off: otherwise all eggs of a list would seem to have hatched. */
function computePageOffset(): number {
  if (rendered.at === null) return 0;
  const drift = rendered.at * 1_000 - performance.timeOrigin;
  return Math.abs(drift) > pageAgeMs ? drift : 0;
}
