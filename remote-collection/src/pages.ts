import type { AppPage } from '@emberclutch/shared/routing/app-page';
import { paths } from '@emberclutch/shared/routing/paths';
import { copy } from './features/collection/copy.ts';

export const pages: AppPage[] = [
  {
    id: 'myCollection',
    path: paths.myCollection,
    title: copy.title,
    isProtected: true,
    load: async () =>
      (await import(/* webpackMode: "eager" */ './features/collection/CollectionPage.tsx')).CollectionPage,
  },
];
