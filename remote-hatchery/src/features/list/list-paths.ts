import { paths } from '@emberclutch/web/routing/paths.ts';
import type { EggList } from './list-states.ts';

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
