import type { AppPage } from '@emberclutch/shared/routing/app-page';
import { paths } from '@emberclutch/shared/routing/paths';
import { copy } from './app/copy.ts';

export const pages: AppPage[] = [
  {
    id: 'spawn',
    path: paths.spawn,
    title: copy.title,
    isProtected: true,
    firstCall: '/v1/seasons/current',
    load: async () => (await import(/* webpackMode: "eager" */ './app/SpawnScreen.tsx')).SpawnScreen,
  },
];
