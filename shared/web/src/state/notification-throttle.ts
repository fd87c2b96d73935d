import { readStored, writeStored } from './browser-storage.ts';
import { notificationIntervalMs } from './notification-kinds.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** Whether a kind was shown within its interval, in this browser tab or another. */
export function wasShownRecently(kind: NotificationKind): boolean {
  const shownAt = readShownAt()[kind] ?? Number.NEGATIVE_INFINITY;
  const elapsed = Date.now() - shownAt;
  // A time in the future was written with a wrong clock.
  return elapsed >= 0 && elapsed < notificationIntervalMs[kind];
}

/** Starts the interval of a kind. */
export function markShown(kind: NotificationKind): void {
  writeStored('toldAt', JSON.stringify({ ...readShownAt(), [kind]: Date.now() }));
}

/** Epoch milliseconds by kind. Storage may hold anything: values that are not numbers are left out. */
function readShownAt(): Partial<Record<NotificationKind, number>> {
  try {
    const stored: unknown = JSON.parse(readStored('toldAt') ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, at]) => typeof at === 'number');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
