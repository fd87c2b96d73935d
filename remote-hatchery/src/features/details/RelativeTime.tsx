import { useSyncExternalStore } from 'react';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { rendered, serverNow } from '@emberclutch/web/state';

/**
 * `in 3 hours`, `2 days ago`, in the language of the browser; updated while the page is open. In English on a page that the edge
 * has rendered, until it is hydrated.
 */
export function RelativeTime({ at }: { at: number }) {
  const now = useSyncExternalStore(
    subscribeToTicks,
    () => tickOf(serverNow()),
    () => tickOf(rendered.at === null ? serverNow() : rendered.at * 1_000),
  );
  return <span>{relativeTime(at - now, useIsHydrated() ? undefined : 'en')}</span>;
}

const tickMs = 15_000;

/** Epoch seconds of the last tick. */
const tickOf = (now: number) => Math.floor(now / tickMs) * (tickMs / 1_000);

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

/** Created on demand: a phone needs tens of milliseconds for one. By language; undefined stands for the browser's. */
const formats = new Map<string | undefined, Intl.RelativeTimeFormat>();

/** In minutes at least: the countdown shows seconds. */
function relativeTime(seconds: number, language: string | undefined): string {
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  const format = formats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  formats.set(language, format);
  return format.format(Math.trunc(seconds / size), unit);
}
