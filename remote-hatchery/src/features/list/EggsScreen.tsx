import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { CompareDock } from '@emberclutch/web/ui/compare/CompareDock.tsx';
import { Page } from '@emberclutch/web/ui/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/PageHeading.tsx';
import { EggBrowser } from './EggBrowser.tsx';
import { listAt } from './list-paths.ts';

/** One component for all lists: switching tabs keeps its elements, and with them the focus. */
export function EggsScreen({ page: { path, title, head } }: PageProps) {
  return (
    <Page title={title}>
      {head && <PageHeading {...head} />}
      <EggBrowser list={listAt(path)} />
      <CompareDock path={paths.hatchery} />
    </Page>
  );
}
