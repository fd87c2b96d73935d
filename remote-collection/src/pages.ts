import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
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
