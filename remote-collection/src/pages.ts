import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { ownedAssetQueries } from '@emberclutch/web/api/owned-assets.ts';
import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { currentSession } from '@emberclutch/web/state';
import { copy } from './features/collection/copy.ts';

export const pages: AppPage[] = [
  {
    id: 'myCollection',
    path: paths.myCollection,
    title: copy.title,
    head: { eyebrow: copy.eyebrow, title: copy.title, lead: copy.lead },
    placeholder: 'cards',
    isProtected: true,
    queries: () => {
      const session = currentSession();
      return session ? [ownedAssetQueries.firstPage(session.userId), assetQueries.stats(session.userId)] : [];
    },
    load: async () =>
      (await import(/* webpackMode: "eager" */ './features/collection/CollectionPage.tsx')).CollectionPage,
  },
];
