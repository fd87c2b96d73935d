/** Seconds of the last part, in which seconds are shown. */
const lastPart = 600;
const hour = 3_600;
const day = 24 * hour;

/**
 * Time until something happens, in words. Seconds only in the last ten minutes: a page of clocks that all tick would be
 * restless, and costs a render each.
 */
export function formatTimeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (seconds < lastPart) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  if (hours === 0) return `${minutes} min`;
  if (hours < 24) return units([hours, 'h'], [minutes % 60, 'min']);
  return units([Math.floor(hours / 24), 'd'], [hours % 24, 'h']);
}

/** How many seconds pass until `formatTimeLeft` has other words. */
export function timeLeftLasts(seconds: number): number {
  if (seconds < lastPart) return 1;
  return (seconds % (seconds < day ? 60 : hour)) + 1;
}

/** `5 h`, not `5 h 0 min`. */
const units = (...parts: [number, string][]) =>
  parts
    .filter(([count]) => count > 0)
    .map((part) => part.join(' '))
    .join(' ');
