import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import {
  currentSession,
  dispatchGoldenEggAward,
  serverNow,
  readStored,
  writeStored,
} from '@emberclutch/web/state';

/** Awards the new golden eggs of the signed-in player, each once: the shell shows a toast and the celebration. */
export function awardGoldenEggs(assets: readonly AssetInfo[]): void {
  if (currentSession() === null) return;
  const shownAssets = readShownGoldenAssets();
  const eggs = assets.filter((asset) => isNewGoldenEgg(asset) && !shownAssets.eggIds.includes(asset.id));
  if (eggs.length === 0) return;
  storeShownGoldenAssets({ ...shownAssets, eggIds: [...shownAssets.eggIds, ...eggs.map(({ id }) => id)] });
  dispatchGoldenEggAward(eggs.map(({ id }) => ({ id })));
}

/** Seconds after its creation during which an egg counts as new: Sign Out clears storage, and older eggs must not be awarded again. */
const maxAgeOfNewEgg = 7 * 86_400;

const isNewGoldenEgg = ({ golden, assetType, assetState, created }: AssetInfo) =>
  golden &&
  assetType === 'DRAGON' &&
  assetState !== 'HATCHED' &&
  created !== null &&
  serverNow() / 1_000 - created < maxAgeOfNewEgg;

/** The golden assets that this browser has shown to any player: a player who returns must not see a celebration twice. Stored as `goldenSeen`. */
interface ShownGoldenAssets {
  /** Digest of the session in which a player was last notified of their golden assets; null before the first time. */
  noticedIn: string | null;
  eggIds: number[];
}

/** Reads the stored record. Returns an empty one if storage has no valid one. */
export function readShownGoldenAssets(): ShownGoldenAssets {
  try {
    const json: unknown = JSON.parse(readStored('goldenSeen') ?? '{}');
    const record: { [Key in keyof ShownGoldenAssets]?: unknown } =
      typeof json === 'object' && json ? json : {};
    if (!Array.isArray(record.eggIds)) return nothingShown;
    const eggIds = record.eggIds.filter((id) => typeof id === 'number');
    return { noticedIn: typeof record.noticedIn === 'string' ? record.noticedIn : null, eggIds };
  } catch {
    return nothingShown;
  }
}

export const storeShownGoldenAssets = (shownAssets: ShownGoldenAssets) =>
  writeStored('goldenSeen', JSON.stringify(shownAssets));

/** Shortens a session id to a digest that identifies the session in storage, where no session id may stay after its session. */
export const digestSession = (sessionId: string): string =>
  Array.from(sessionId)
    .reduce((digest, char) => (Math.imul(digest, 31) + (char.codePointAt(0) ?? 0)) >>> 0, 0)
    .toString(36);

const nothingShown: ShownGoldenAssets = { noticedIn: null, eggIds: [] };
