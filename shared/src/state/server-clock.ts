/** Milliseconds; null until an answer has come. */
let offsetMs: number | null = null;

/** A Date header has whole seconds, and answers may come out of the browser's cache, where they keep their old one. */
const roundingMs = 1_500;
const staleMs = 10_000;

/**
 * Takes the `Date` header of an answer; the clock of a player's machine is often minutes off.
 *
 * No answer is from the future: a header ahead of our estimate is always right. One that is a little behind may only be
 * rounded or cached, and following it would make clocks jitter; one far behind tells that the machine's clock was set.
 */
export function setServerTime(dateHeader: string | null): void {
  const serverMs = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  if (Number.isNaN(serverMs)) return;
  const drift = serverMs - Date.now();
  const isRounding = Math.abs(drift) <= roundingMs;
  if (offsetMs === null) offsetMs = isRounding ? 0 : drift;
  else if (drift > offsetMs || drift < offsetMs - staleMs) offsetMs = drift;
}

/** Now by the server's clock, in epoch milliseconds. Right across sleep, which the machine's clock counts as well. */
export const serverNow = () => Date.now() + (offsetMs ?? 0);
