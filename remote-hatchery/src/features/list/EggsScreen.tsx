import type { PageProps } from '@emberclutch/shared/routing/app-page';
import { paths } from '@emberclutch/shared/routing/paths';
import { CompareDock } from '@emberclutch/shared/ui/compare/CompareDock';
import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
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
