import type { RemotePage } from '@emberclutch/shared/contract/site';
import { paths } from '@emberclutch/shared/routing/paths';

export const pages: RemotePage[] = [
  { path: paths.spawn, title: 'Spawn', isProtected: true, firstCall: '/v1/seasons/current' },
];
