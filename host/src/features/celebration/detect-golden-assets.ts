import type { QueryClient } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/shared/api/assets';
import { listGoldenAssets } from '@emberclutch/shared/api/golden-assets';
import { Asset } from '@emberclutch/shared/contract/asset';
import { paths } from '@emberclutch/shared/routing/paths';
import {
  awardGoldenEggs,
  currentSession,
  notify,
  serverNow,
  sessionAtom,
  store,
} from '@emberclutch/shared/state';
import { copy } from '../notifications/background-copy.ts';
import { endGoldenSession, storeGoldenSeen, readGoldenSeen } from './golden-seen.ts';
import { runInOneTab } from '../../platform/run-in-one-tab.ts';

/** Milliseconds after login (specification, section 9). */
const checkAfter = 1_000;

/** Seconds in which an egg counts as just received; storage forgets on Sign Out what has been celebrated. */
const newsworthy = 7 * 86_400;

/**
 * Looks for gold shortly after a player has come, and whenever a page shows an egg: a golden one that its keeper sees for
 * the first time is an award; that there are golden things at all is noticed once per session.
 * @returns ends that
 */
export function detectGoldenAssets(queryClient: QueryClient): () => void {
  let userId: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function followSession() {
    const next = currentSession()?.userId;
    if (next === userId) return;
    clearTimeout(timer);
    if (userId !== undefined) endGoldenSession(userId);
    userId = next;
    if (next !== undefined)
      timer = setTimeout(() => runInOneTab(`gold ${next}`, () => void checkGold(next)), checkAfter);
  }

  const endings = [
    store.sub(sessionAtom, followSession),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const [root, kind] = event.query.queryKey;
      if (root !== assetQueries.all[0] || kind !== 'one') return;
      const asset = Asset.safeParse(event.query.state.data);
      if (asset.success && asset.data.accId === userId) award([asset.data]);
    }),
    () => clearTimeout(timer),
  ];
  followSession();
  return () => endings.forEach((end) => end());
}

async function checkGold(userId: string): Promise<void> {
  const seen = readGoldenSeen(userId);
  if (seen.isNoticed) return;
  // At once, so that no other tab notices it as well.
  storeGoldenSeen({ ...seen, isNoticed: true });
  const golden = await listGoldenAssets(userId).catch(() => null);
  if (currentSession()?.userId !== userId) return;
  // Nobody has seen what could not be read: the next page looks again.
  if (golden === null) storeGoldenSeen({ ...readGoldenSeen(userId), isNoticed: false });
  if (!golden?.length) return;
  award(golden);
  const message = copy.goldenItems(golden.length);
  notify({ type: 'info', message, navigateTo: paths.myCollection, category: 'goldenItems' });
}

/** Announces those golden eggs among a player's assets that are new, each once. */
function award(assets: readonly Asset[]): void {
  const userId = currentSession()?.userId;
  if (userId === undefined) return;
  const seen = readGoldenSeen(userId);
  const eggs = assets.filter((asset) => isNewGoldenEgg(asset) && !seen.eggIds.includes(asset.id));
  if (eggs.length === 0) return;
  storeGoldenSeen({ ...seen, eggIds: [...seen.eggIds, ...eggs.map(({ id }) => id)] });
  awardGoldenEggs(eggs.map(({ id }) => ({ id })));
}

const isNewGoldenEgg = ({ golden, assetType, assetState, created }: Asset) =>
  golden && assetType === 'DRAGON' && assetState !== 'HATCHED' && serverNow() / 1_000 - created < newsworthy;
