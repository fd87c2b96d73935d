import { Suspense } from 'react';
import { useSearchParams } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { LinkTabs } from '@emberclutch/shared/ui/LinkTabs';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { copy } from '../../copy.ts';
import type { EggList } from './egg-filter.ts';
import { readView } from './egg-filter.ts';
import { EggCards } from './EggCards.tsx';
import { EggCardsSkeleton } from './EggCardsSkeleton.tsx';
import { ViewControls } from './ViewControls.tsx';

const tabs = [
  { list: 'all', to: paths.allEggs },
  { list: 'sealed', to: paths.sealed },
  { list: 'incubating', to: paths.incubating },
  { list: 'hatching', to: paths.hatching },
] as const;

/** One list of eggs with its tabs, its order and its filter; all three are in the address. */
export function EggBrowser({ list }: { list: EggList }) {
  const [params] = useSearchParams();
  const view = readView(params);
  // Another list is another place: its skeleton is shown at once instead of the old cards until it has come.
  const place = `${list}:${view.order}:${view.isGoldenOnly}`;

  return (
    <>
      <LinkTabs
        label={copy.tabs}
        tabs={tabs.map((tab) => ({
          to: tab.to,
          label: copy.lists[tab.list].tab,
          // The list of all eggs has three addresses.
          isCurrent: tab.list === list,
        }))}
      />
      <ViewControls view={view} />
      <ReadBoundary key={place} title={copy.failureTitle} words={copy.errors}>
        <Suspense fallback={<EggCardsSkeleton />}>
          <EggCards list={list} view={view} />
        </Suspense>
      </ReadBoundary>
    </>
  );
}
