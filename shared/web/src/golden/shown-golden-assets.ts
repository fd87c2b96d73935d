import { readStored, writeStored } from '@emberclutch/web/state';

/** Which golden assets this browser has shown to a player. Stored as JSON under `goldenSeen`. */
export interface ShownGoldenAssets {
  userId: string;
  /** Digest of the session in which the player was last notified of their golden assets; null before. */
  noticedIn: string | null;
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
    const noticedIn = typeof stored.noticedIn === 'string' ? stored.noticedIn : null;
    return { userId, noticedIn, eggIds };
  } catch {
    return empty(userId);
  }
}

export const storeShownGoldenAssets = (shown: ShownGoldenAssets) =>
  writeStored('goldenSeen', JSON.stringify(shown));

/** Distinguishes sessions in storage, where no session id stays after its session. */
export const sessionDigest = (sessionId: string): string =>
  Array.from(sessionId)
    .reduce((digest, char) => (Math.imul(digest, 31) + (char.codePointAt(0) ?? 0)) >>> 0, 0)
    .toString(36);

const empty = (userId: string): ShownGoldenAssets => ({ userId, noticedIn: null, eggIds: [] });
