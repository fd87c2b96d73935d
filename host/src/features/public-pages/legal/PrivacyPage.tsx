import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { SiteContact } from '@emberclutch/web/ui/layout/SiteContact.tsx';
import content from '../../../../content/privacy.md';
import { Chapters } from '../article/Chapters.tsx';
import { PageHero } from '../../../platform/ui/PageHero.tsx';
import { BrowserStorage } from './BrowserStorage.tsx';
import { StoredFields } from './StoredFields.tsx';

/** The stored data, field by field. Its text must match what provider and browser store. */
export function PrivacyPage({ page }: PageProps) {
  return (
    <Page title={page.title}>
      <PageHero eyebrow={page.title} title={content.title} lead={content.lead} />
      <Chapters
        chapters={content.chapters}
        numbering="paragraph"
        components={{
          'stored-fields': <StoredFields />,
          'browser-storage': <BrowserStorage />,
          contact: <SiteContact />,
        }}
      />
    </Page>
  );
}
