import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { SiteContact } from '@emberclutch/web/ui/layout/SiteContact.tsx';
import content from '../../../../content/terms.md';
import { ArticlePage } from '../article/ArticlePage.tsx';

export const TermsPage = ({ page }: PageProps) => (
  <ArticlePage
    page={page}
    content={content}
    numbering="paragraph"
    components={{ contact: <SiteContact /> }}
  />
);
