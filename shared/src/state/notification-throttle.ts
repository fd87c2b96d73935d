import { readStored, writeStored } from './browser-storage.ts';
import type { NotificationKind } from './preferences.ts';

const minute = 60_000;

/** Milliseconds in which a kind is told once, over all tabs and reloads (specification, section 9). */
const silences: Record<NotificationKind, number> = {
  cycleOpened: 5 * minute,
  cycleEnding: 30 * minute,
  newSeason: 30 * minute,
  soldOut: 10 * minute,
};

/** Whether a kind was told so lately that it need not be told again; if not, it counts as told from now on. */
export function wasShownRecently(kind: NotificationKind): boolean {
  const toldAt = readToldAt();
  const since = Date.now() - (toldAt[kind] ?? Number.NEGATIVE_INFINITY);
  // A moment yet to come was written by a clock that was wrong.
  if (since >= 0 && since < silences[kind]) return true;
  writeStored('toldAt', JSON.stringify({ ...toldAt, [kind]: Date.now() }));
  return false;
}

/** Whatever storage holds: what is not an object with moments of ours is as if nothing had been told. */
function readToldAt(): Partial<Record<NotificationKind, number>> {
  try {
    const kept: unknown = JSON.parse(readStored('toldAt') ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, at]) => typeof at === 'number');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
