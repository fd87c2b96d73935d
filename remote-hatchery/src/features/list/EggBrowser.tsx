import { Suspense } from 'react';
import { useSearchParams } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { LinkTabs } from '@emberclutch/shared/ui/LinkTabs';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { errorWords, failureTitle } from '../../errors/error-words.ts';
import { copy } from './copy.ts';
import type { EggList } from './egg-filter.ts';
import { readView } from './egg-filter.ts';
import { EggCards } from './EggCards.tsx';
import { EggCardsSkeleton } from './EggCardsSkeleton.tsx';
import { eggLists, listPaths } from './list-paths.ts';
import { ViewControls } from './ViewControls.tsx';

/** One list of eggs with its tabs, order and filter, all three of which are in the URL. */
export function EggBrowser({ list }: { list: EggList }) {
  const [params] = useSearchParams();
  const view = readView(params);
  // As the key of the list: another list shows its skeleton at once instead of the old cards.
  const listKey = `${list}:${view.order}:${view.isGoldenOnly}`;

  return (
    <>
      <LinkTabs
        label={copy.tabs}
        tabs={[
          ...eggLists.map((tab) => ({
            to: listPaths[tab],
            label: copy.lists[tab].tab,
            // Not compared by path: the list of all eggs has three.
            isCurrent: tab === list,
          })),
          // Hatched dragons are shown in the world (specification, section 2).
          { to: paths.hatched, label: copy.hatched },
        ]}
      />
      <ViewControls view={view} />
      <ReadBoundary key={listKey} title={failureTitle} words={errorWords}>
        <Suspense fallback={<EggCardsSkeleton />}>
          <EggCards list={list} view={view} />
        </Suspense>
      </ReadBoundary>
    </>
  );
}
