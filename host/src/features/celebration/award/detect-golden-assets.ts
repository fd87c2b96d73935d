import type { QueryClient } from '@tanstack/react-query';
import { assetsKey } from '@emberclutch/web/api/assets-key.ts';
import { goldenAssetsQuery } from '../../../platform/api/golden-assets.ts';
import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import { readAsset } from '@emberclutch/contract/asset/asset.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { currentSession, notify, sessionAtom, store } from '@emberclutch/web/state';
import type { Session } from '@emberclutch/web/state';
import {
  awardGoldenEggs,
  readShownGoldenAssets,
  digestSession,
  storeShownGoldenAssets,
} from '@emberclutch/web/golden/award-golden-eggs.ts';
import { runInOneTab } from '../../../platform/browser-tabs/run-in-one-tab.ts';
import { copy } from './copy.ts';

/**
 * Awards each new golden egg of the player once: shortly after a session starts, or when a page reads the egg by its number. Notifies the
 * player once per session that they have golden assets. Returns a function that stops the detection.
 */
export function detectGoldenAssets(queryClient: QueryClient): () => void {
  let sessionId: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function handleSession() {
    const session = currentSession();
    if (session?.sessionId === sessionId) return;
    clearTimeout(timer);
    sessionId = session?.sessionId;
    if (session === null) return;
    const check = () => void checkGoldenAssets(queryClient, session);
    timer = setTimeout(() => runInOneTab(`gold ${session.userId}`, check), checkDelayMs);
  }

  const stops = [
    store.sub(sessionAtom, handleSession),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      // The cache types the keys of its queries as any.
      const [root, kind] = event.query.queryKey as readonly unknown[];
      if (root !== assetsKey[0] || kind !== 'one') return;
      const asset = readAsset(event.query.state.data);
      if (asset && asset.accId === currentSession()?.userId) awardGoldenEggs([asset]);
    }),
    () => clearTimeout(timer),
  ];
  handleSession();
  return () => stops.forEach((stop) => stop());
}

/** Delay after login (specification, section 9). */
const checkDelayMs = 1_000;

async function checkGoldenAssets(queryClient: QueryClient, { sessionId, userId }: Session): Promise<void> {
  const session = digestSession(sessionId);
  const hasNotified = () => readShownGoldenAssets().noticedIn === session;
  if (hasNotified()) return;
  const goldenAssets = await queryClient.fetchQuery(goldenAssetsQuery(userId)).catch(() => null);
  // If the call failed, the next page that is opened checks again. Another tab may have notified the player in the meantime.
  if (goldenAssets === null || currentSession()?.sessionId !== sessionId || hasNotified()) return;
  storeShownGoldenAssets({ ...readShownGoldenAssets(), noticedIn: session });
  awardGoldenEggs(goldenAssets.assets);
  const count = countGolden(goldenAssets);
  if (count === 0) return;
  const message = copy.goldenItems(count);
  notify({ type: 'info', message, navigateTo: paths.myCollection, category: 'goldenItems' });
}

/** Uses the provider's total, because only one page is read, unless the page also contains assets that are not golden. */
function countGolden({ assets, total = 0 }: AssetList): number {
  const goldenCount = assets.filter((asset) => asset.golden).length;
  return goldenCount === assets.length ? Math.max(goldenCount, total) : goldenCount;
}
