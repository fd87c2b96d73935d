import { useSyncExternalStore } from 'react';
import { rendered, serverNow } from '@emberclutch/web/state';
import { useCanFormat } from '@emberclutch/web/ui/format/use-can-format.ts';

/**
 * `in 3 hours`, `2 days ago`, in the language of the browser; updated while the page is open. In English on a page that the edge
 * has rendered, until it is hydrated.
 */
export function RelativeTime({ at }: { at: number }) {
  const now = useSyncExternalStore(
    subscribeToTicks,
    () => toTick(serverNow()),
    () => toTick(rendered.at === null ? serverNow() : rendered.at * 1_000),
  );
  return <span>{formatRelativeTime(at - now, useCanFormat())}</span>;
}

const tickMs = 15_000;

/** Epoch seconds of the most recent tick. */
const toTick = (now: number) => Math.floor(now / tickMs) * (tickMs / 1_000);

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

/** Created on demand, because creating one takes tens of milliseconds on a phone. */
let format: Intl.RelativeTimeFormat | undefined;

/** Formats at least a minute, because the countdown shows seconds. */
function formatRelativeTime(seconds: number, canFormat: boolean): string {
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  const count = Math.trunc(seconds / size);
  if (!canFormat) return formatInEnglish(count, unit);
  format ??= new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
  return format.format(count, unit);
}

function formatInEnglish(count: number, unit: string): string {
  const length = `${Math.abs(count)} ${unit}${Math.abs(count) === 1 ? '' : 's'}`;
  return count < 0 ? `${length} ago` : `in ${length}`;
}
