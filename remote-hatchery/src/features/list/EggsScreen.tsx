import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { listHead } from '../../page-heads.ts';
import type { EggList } from './egg-filter.ts';
import { EggBrowser } from './EggBrowser.tsx';

export function EggsScreen({ list }: { list: EggList }) {
  const head = listHead(list);
  return (
    <Page title={head.title}>
      <PageHeading {...head} />
      <EggBrowser list={list} />
    </Page>
  );
}
