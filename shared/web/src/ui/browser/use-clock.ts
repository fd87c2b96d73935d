import { useSyncExternalStore } from 'react';
import { rendered, serverNow } from '@emberclutch/web/state';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Reads a value that follows from the server's clock, such as the time left until an instant. All readers of an app share
 * one timer, which ticks with each second of the server's clock; a component renders only if its own value has changed.
 * @param read given epoch seconds; must return a primitive value
 */
export const useClock = <Value extends string | number | boolean | null>(
  read: (now: number) => Value,
): Value =>
  useSyncExternalStore(
    subscribe,
    () => read(currentSecond()),
    () => read(rendered.at ?? currentSecond()),
  );

let second: number | undefined;

/** One second for all that is read in a row: React reads twice, and a new second between both would be another value. */
function currentSecond(): number {
  if (second === undefined) void Promise.resolve().then(() => (second = undefined));
  return (second ??= Math.floor(serverNow() / 1_000));
}

function subscribe(onTick: () => void): () => void {
  listeners.add(onTick);
  timer ??= setTimeout(tick, untilNextSecond());
  return () => {
    listeners.delete(onTick);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

function tick() {
  // Not an interval: its ticks drift away from the second, and a countdown would skip one now and then.
  timer = setTimeout(tick, untilNextSecond());
  second = undefined;
  for (const onTick of listeners) onTick();
}

const untilNextSecond = () => 1_000 - (serverNow() % 1_000);
