import type { ComponentProps, ReactNode } from 'react';
import type { PageContent } from '@emberclutch/contract/site/page-content.ts';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHero } from '../../../platform/ui/PageHero.tsx';
import { Chapters } from './Chapters.tsx';

interface Props extends PageProps, Omit<ComponentProps<typeof Chapters>, 'chapters'> {
  content: PageContent;
  /** Defaults to the title of the page. */
  eyebrow?: string;
  illustration?: ComponentProps<typeof PageHero>['illustration'];
  tableOfContents?: ReactNode;
  children?: ReactNode;
}

/** A page with a text of `host/content`. */
export const ArticlePage = ({
  page,
  content,
  eyebrow,
  illustration,
  tableOfContents,
  children,
  ...chapters
}: Props) => (
  <Page title={page.title}>
    <PageHero
      eyebrow={eyebrow ?? page.title}
      title={content.title}
      lead={content.lead}
      illustration={illustration}
    />
    <>{tableOfContents}</>
    <Chapters chapters={content.chapters} {...chapters} />
    <>{children}</>
  </Page>
);
