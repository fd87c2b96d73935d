import { useLocation } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { LinkTabs } from '@emberclutch/shared/ui/LinkTabs';
import { copy } from './copy.ts';
import type { EggList } from './list-states.ts';
import { eggLists, listPaths } from './list-paths.ts';

/** The lists of eggs by state, and the world of those that have hatched. The filters go along. */
export function ListTabs({ list }: { list: EggList }) {
  const { search } = useLocation();
  return (
    <LinkTabs
      label={copy.tabs}
      tabs={[
        ...eggLists.map((tab) => ({
          to: listPaths[tab] + search,
          label: copy.lists[tab].tab,
          // Not compared by path: the list of all eggs has three.
          isCurrent: tab === list,
        })),
        // Hatched dragons are shown in the world (specification, section 2).
        {
          to: paths.hatched + search,
          label: copy.hatched,
          isCurrent: false,
        },
      ]}
    />
  );
}
