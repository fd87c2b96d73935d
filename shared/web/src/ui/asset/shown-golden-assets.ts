import { readStored, writeStored } from '@emberclutch/web/state';

/** Which golden assets this browser has shown to a player. Stored as JSON under `goldenSeen`. */
export interface ShownGoldenAssets {
  userId: string;
  /** Whether the player has been notified of their golden assets in this session. */
  isNoticed: boolean;
  /** Ids of the golden eggs that have been awarded. */
  eggIds: number[];
}

/** Reads the record of a player; empty if storage holds nothing valid, or another player's data. */
export function readShownGoldenAssets(userId: string): ShownGoldenAssets {
  try {
    const json: unknown = JSON.parse(readStored('goldenSeen') ?? '{}');
    const stored: { [Key in keyof ShownGoldenAssets]?: unknown } =
      typeof json === 'object' && json ? json : {};
    if (stored.userId !== userId || !Array.isArray(stored.eggIds)) return empty(userId);
    const eggIds = stored.eggIds.filter((id) => typeof id === 'number');
    return { userId, isNoticed: stored.isNoticed === true, eggIds };
  } catch {
    return empty(userId);
  }
}

export const storeShownGoldenAssets = (shown: ShownGoldenAssets) =>
  writeStored('goldenSeen', JSON.stringify(shown));

/** Lets the player be notified again in their next session. Does nothing after Sign Out, which has cleared storage. */
export function resetGoldenNotification(userId: string): void {
  const shown = readShownGoldenAssets(userId);
  if (shown.isNoticed) storeShownGoldenAssets({ ...shown, isNoticed: false });
}

const empty = (userId: string): ShownGoldenAssets => ({ userId, isNoticed: false, eggIds: [] });
