import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { CompareDock } from '@emberclutch/web/ui/asset/compare/CompareDock.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { EggBrowser } from './EggBrowser.tsx';
import { findList } from './egg-lists.ts';

/** One component for all lists: switching tabs keeps its elements, and thus the focus. */
export function EggsPage({ page: { path, title, head } }: PageProps) {
  return (
    <Page title={title}>
      {head && <PageHeading {...head} />}
      <EggBrowser list={findList(path)} />
      <CompareDock path={paths.hatchery} />
    </Page>
  );
}
