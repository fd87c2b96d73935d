import type { RemotePage } from '@emberclutch/shared/contract/site';

export const pages: RemotePage[] = [{ path: '/my-collection', title: 'My Collection', isProtected: true }];
