import type { RemotePage } from '@emberclutch/shared/contract/site';
import { paths } from '@emberclutch/shared/routing/paths';
import { copy } from './copy.ts';
import { firstCallOf } from './features/list/egg-filter.ts';

export const pages: RemotePage[] = [
  { path: paths.hatchery, title: copy.overview.title, firstCall: firstCallOf('all') },
  { path: paths.community, title: copy.overview.title, firstCall: firstCallOf('all') },
  { path: paths.allEggs, title: copy.lists.all.title, firstCall: firstCallOf('all') },
  { path: paths.sealed, title: copy.lists.sealed.title, firstCall: firstCallOf('sealed') },
  { path: paths.incubating, title: copy.lists.incubating.title, firstCall: firstCallOf('incubating') },
  { path: paths.hatching, title: copy.lists.hatching.title, firstCall: firstCallOf('hatching') },
  { path: '/details/:id', title: copy.details.title, firstCall: '/v1/assets/:id' },
];
