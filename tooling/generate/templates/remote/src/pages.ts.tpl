import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { copy as %id%Copy } from './features/%feature%/copy.ts';

export const pages: AppPage[] = [
  {
    id: '%id%',
    path: '%path%',
    title: %id%Copy.title,
    load: async () =>
      (await import(/* webpackMode: "eager" */ './features/%feature%/%component%.tsx')).%component%,
  },
];
