import type { RemotePage } from '@emberclutch/shared/contract/site';
import { paths } from '@emberclutch/shared/routing/paths';
import { copy as detailsCopy } from './features/details/copy.ts';
import { copy } from './features/list/copy.ts';
import { firstCallOf } from './features/list/egg-filter.ts';
import type { EggList } from './features/list/egg-filter.ts';
import { listHead, overviewHead } from './page-heads.ts';

const overview = { title: overviewHead.title, head: overviewHead, firstCall: firstCallOf('all') };

const list = (path: string, eggs: EggList): RemotePage => ({
  path,
  title: copy.lists[eggs].title,
  description: copy.lists[eggs].description,
  head: listHead(eggs),
  firstCall: firstCallOf(eggs),
});

export const pages: RemotePage[] = [
  { path: paths.hatchery, description: copy.overview.description, ...overview },
  // The same screen: search engines are told of one.
  { path: paths.community, ...overview },
  list(paths.allEggs, 'all'),
  list(paths.sealed, 'sealed'),
  list(paths.incubating, 'incubating'),
  list(paths.hatching, 'hatching'),
  { path: '/details/:id', title: detailsCopy.title, firstCall: '/v1/assets/:id' },
];
