import { useSyncExternalStore } from 'react';
import { serverNow } from '@emberclutch/shared/state';

/** `in 3 hours`, `2 days ago`, in the visitor's language; kept right while the page is open. */
export function RelativeTime({ at }: { at: number }) {
  const now = useSyncExternalStore(everyTick, () => Math.floor(serverNow() / tick) * (tick / 1_000));
  return <span>{wordsFor(at - now)}</span>;
}

const tick = 15_000;

function everyTick(onTick: () => void) {
  const timer = setInterval(onTick, tick);
  return () => clearInterval(timer);
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Made when it is needed: it takes a phone tens of milliseconds. */
let words: Intl.RelativeTimeFormat | undefined;

/** Minutes are fine enough: what ticks is the countdown. */
function wordsFor(seconds: number): string {
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  words ??= new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
  return words.format(Math.trunc(seconds / size), unit);
}
