import type { QueryClient } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { listGoldenAssets } from '../../../platform/api/golden-assets.ts';
import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import { readAsset } from '@emberclutch/contract/asset/asset.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { currentSession, notify, sessionAtom, store } from '@emberclutch/web/state';
import { awardGoldenEggs } from '@emberclutch/web/ui/asset/award-golden-eggs.ts';
import { runInOneTab } from '../../../platform/browser-tabs/run-in-one-tab.ts';
import { copy } from './copy.ts';
import {
  readShownGoldenAssets,
  resetGoldenNotification,
  storeShownGoldenAssets,
} from '@emberclutch/web/ui/asset/shown-golden-assets.ts';

/**
 * Detects golden assets of the player shortly after a session starts, and whenever a page reads a single asset. Awards each
 * new golden egg once. Notifies the player once per session that they have golden assets.
 * @returns stops
 */
export function detectGoldenAssets(queryClient: QueryClient): () => void {
  let userId: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function handleSession() {
    const next = currentSession()?.userId;
    if (next === userId) return;
    clearTimeout(timer);
    if (userId !== undefined) resetGoldenNotification(userId);
    userId = next;
    if (next !== undefined)
      timer = setTimeout(() => runInOneTab(`gold ${next}`, () => void checkGoldenAssets(next)), checkDelay);
  }

  const stops = [
    store.sub(sessionAtom, handleSession),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      // The cache types the keys of its queries as any.
      const [root, kind] = event.query.queryKey as readonly unknown[];
      if (root !== assetQueries.all[0] || kind !== 'one') return;
      const asset = readAsset(event.query.state.data);
      if (asset && asset.accId === userId) awardGoldenEggs([asset]);
    }),
    () => clearTimeout(timer),
  ];
  handleSession();
  return () => stops.forEach((stop) => stop());
}

/** Milliseconds after login (specification, section 9). */
const checkDelay = 1_000;

async function checkGoldenAssets(userId: string): Promise<void> {
  const shown = readShownGoldenAssets(userId);
  if (shown.isNoticed) return;
  // Stored before the request, so that no other tab sends the same notification.
  storeShownGoldenAssets({ ...shown, isNoticed: true });
  const found = await listGoldenAssets(userId).catch(() => null);
  if (currentSession()?.userId !== userId) return;
  // Reset after a failure, so that the next page checks again.
  if (found === null) storeShownGoldenAssets({ ...readShownGoldenAssets(userId), isNoticed: false });
  if (!found) return;
  awardGoldenEggs(found.assets);
  const count = countGolden(found);
  if (count === 0) return;
  const message = copy.goldenItems(count);
  notify({ type: 'info', message, navigateTo: paths.myCollection, category: 'goldenItems' });
}

/** Only one page is read, so that the provider's total counts, unless it has listed other assets as well. */
function countGolden({ assets, total = 0 }: AssetList): number {
  const golden = assets.filter((asset) => asset.golden).length;
  return golden === assets.length ? Math.max(golden, total) : golden;
}
