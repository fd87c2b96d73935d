import { readStored, writeStored } from '@emberclutch/shared/state';

/** Which golden things this browser has shown to whom. */
export interface GoldenSeen {
  userId: string;
  /** Whether the notice of this session has been shown. */
  isNoticed: boolean;
  /** Golden eggs that have been celebrated. */
  eggIds: number[];
}

const nothing = (userId: string): GoldenSeen => ({ userId, isNoticed: false, eggIds: [] });

/** Whatever storage holds: what is not ours, or somebody else's, is as if nothing had been shown. */
export function readGoldenSeen(userId: string): GoldenSeen {
  try {
    const kept: Partial<Record<keyof GoldenSeen, unknown>> | null = JSON.parse(
      readStored('goldenSeen') ?? 'null',
    );
    if (kept?.userId !== userId || !Array.isArray(kept.eggIds)) return nothing(userId);
    const eggIds = kept.eggIds.filter((id) => typeof id === 'number');
    return { userId, isNoticed: kept.isNoticed === true, eggIds };
  } catch {
    return nothing(userId);
  }
}

export const storeGoldenSeen = (seen: GoldenSeen) => writeStored('goldenSeen', JSON.stringify(seen));

/** The next session of the same player is another one. Where Sign Out has cleared storage, nothing comes back. */
export function endGoldenSession(userId: string): void {
  const seen = readGoldenSeen(userId);
  if (seen.isNoticed) storeGoldenSeen({ ...seen, isNoticed: false });
}
