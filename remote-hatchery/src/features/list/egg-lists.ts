import type { DragonState } from '@emberclutch/contract/asset/asset-values.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';

export type EggList = 'all' | 'sealed' | 'incubating' | 'hatching';

/** The states of the eggs in each list. Hatched dragons are not eggs and are not listed. */
export const listStates: Record<EggList, DragonState[]> = {
  all: ['SEALED', 'INCUBATING', 'HATCHING'],
  sealed: ['SEALED'],
  incubating: ['INCUBATING'],
  hatching: ['HATCHING'],
};

/** The lists in the order of their tabs, and the page of each. */
export const listPaths = {
  all: paths.allEggs,
  sealed: paths.sealed,
  incubating: paths.incubating,
  hatching: paths.hatching,
} satisfies Record<EggList, string>;

export const eggLists: readonly EggList[] = ['all', 'sealed', 'incubating', 'hatching'];

/** The list that a page shows. */
export const findList = (path: string): EggList => eggLists.find((list) => listPaths[list] === path) ?? 'all';
