import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { copy } from '../../copy.ts';
import type { EggList } from './egg-filter.ts';
import { EggBrowser } from './EggBrowser.tsx';

export function EggsScreen({ list }: { list: EggList }) {
  const { title, lead } = copy.lists[list];
  return (
    <Page title={title}>
      <PageHeading eyebrow={copy.overview.title} title={title} lead={lead} />
      <EggBrowser list={list} />
    </Page>
  );
}
