import type { PageHead } from '@emberclutch/shared/contract/site';
import { copy } from './features/list/copy.ts';
import type { EggList } from './features/list/egg-filter.ts';

const { eyebrow, title, lead } = copy.overview;

export const overviewHead: PageHead = { eyebrow, title, lead };

export const listHead = (list: EggList): PageHead => ({
  eyebrow: title,
  title: copy.lists[list].title,
  lead: copy.lists[list].lead,
});
