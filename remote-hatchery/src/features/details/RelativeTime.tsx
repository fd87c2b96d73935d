import { useSyncExternalStore } from 'react';
import { serverNow } from '@emberclutch/web/state';

/** `in 3 hours`, `2 days ago`, in the language of the browser; updated while the page is open. */
export function RelativeTime({ at }: { at: number }) {
  const now = useSyncExternalStore(
    subscribeToTicks,
    () => Math.floor(serverNow() / tickMs) * (tickMs / 1_000),
  );
  return <span>{wordsFor(at - now)}</span>;
}

const tickMs = 15_000;

function subscribeToTicks(onTick: () => void) {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Created on demand: a phone needs tens of milliseconds for it. */
let format: Intl.RelativeTimeFormat | undefined;

/** In minutes at least: the countdown shows seconds. */
function wordsFor(seconds: number): string {
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  format ??= new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
  return format.format(Math.trunc(seconds / size), unit);
}
