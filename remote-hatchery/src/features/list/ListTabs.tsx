import { useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { LinkTabs } from '@emberclutch/web/ui/controls/LinkTabs.tsx';
import { copy } from './copy.ts';
import { listStates } from './list-states.ts';
import type { EggList } from './list-states.ts';
import { eggLists, listPaths } from './list-paths.ts';

interface Props {
  list: EggList;
  /** How many there are in each state with the other filters: null or undefined if that is not known. */
  states: Readonly<Record<string, number | null>> | undefined;
}

/** Links to the lists of eggs by state, and to the world of the hatched ones. The filters go along. */
export function ListTabs({ list, states }: Props) {
  const { search } = useLocation();
  const countOf = (wanted: readonly string[]) => {
    if (!states || wanted.some((state) => states[state] === null)) return undefined;
    return wanted.reduce((sum, state) => sum + (states[state] ?? 0), 0);
  };
  return (
    <LinkTabs
      label={copy.tabs}
      tabs={[
        ...eggLists.map((tab) => ({
          to: listPaths[tab] + search,
          label: copy.lists[tab].tab,
          count: countOf(listStates[tab]),
          // Not compared by path: the list of all eggs has three.
          isCurrent: tab === list,
        })),
        // Hatched dragons are shown in the world (specification, section 2).
        {
          to: paths.hatched + search,
          label: copy.hatched,
          count: countOf(['HATCHED']),
          isCurrent: false,
        },
      ]}
    />
  );
}
