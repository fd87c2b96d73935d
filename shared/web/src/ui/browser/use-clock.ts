import { useSyncExternalStore } from 'react';
import { rendered, serverNow } from '@emberclutch/web/state';

/** Returns the earliest epoch second after `now` at which a value may change; `Infinity` for a constant value. */
type FindNextChange = (now: number) => number;

interface Reader {
  onTick: () => void;
  findNextChange: FindNextChange;
  /** Epoch second from which the value is read again. */
  dueAt: number;
}

const readers = new Set<Reader>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastTick = 0;

/**
 * Reads a value that depends on the server's clock, such as the time left until an instant. All readers of an app share one
 * timer, which ticks with each second of the server's clock. A component renders only if its own value has changed.
 * @param read called with epoch seconds; must return a primitive value
 * @param findNextChange for pages with thousands of such readers: a tick skips readers whose value cannot have changed
 */
export const useClock = <Value extends string | number | boolean | null>(
  read: (now: number) => Value,
  findNextChange: FindNextChange = addSecond,
): Value =>
  useSyncExternalStore(
    findNextChange === addSecond ? subscribeToSeconds : (onTick) => subscribe(onTick, findNextChange),
    () => read(readSecond()),
    () => read(rendered.at ?? readSecond()),
  );

const addSecond: FindNextChange = (now) => now + 1;

/** A stable function, so that React subscribes a reader of every second once instead of after each of its renders. */
const subscribeToSeconds = (onTick: () => void) => subscribe(onTick, addSecond);

let second: number | undefined;

/** The same second for consecutive reads: React reads twice, and two different values would make it render again. */
function readSecond(): number {
  if (second === undefined) void Promise.resolve().then(() => (second = undefined));
  return (second ??= Math.floor(serverNow() / 1_000));
}

function subscribe(onTick: () => void, findNextChange: FindNextChange): () => void {
  const reader: Reader = { onTick, findNextChange, dueAt: findNextChange(readSecond()) };
  readers.add(reader);
  timer ??= setTimeout(tick, computeTickDelay());
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

function tick() {
  // Not an interval: its ticks drift away from the second, and a countdown would sometimes skip one.
  timer = setTimeout(tick, computeTickDelay());
  second = undefined;
  const now = readSecond();
  // A clock that was ahead has computed due times that lie too far in the future.
  const wasSetBack = now < lastTick;
  lastTick = now;
  for (const reader of readers) {
    if (now < reader.dueAt && !wasSetBack) continue;
    reader.dueAt = reader.findNextChange(now);
    reader.onTick();
  }
}

const computeTickDelay = () => 1_000 - (serverNow() % 1_000);
