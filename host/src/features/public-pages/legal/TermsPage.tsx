import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { SiteContact } from '@emberclutch/web/ui/layout/SiteContact.tsx';
import content from '../../../../content/terms.md';
import { Chapters } from '../article/Chapters.tsx';
import { PageHero } from '../../../platform/ui/PageHero.tsx';

/** Terms of use between players and the operator of the site. */
export function TermsPage({ page }: PageProps) {
  return (
    <Page title={page.title}>
      <PageHero eyebrow={page.title} title={content.title} lead={content.lead} />
      <Chapters chapters={content.chapters} numbering="paragraph" components={{ contact: <SiteContact /> }} />
    </Page>
  );
}
