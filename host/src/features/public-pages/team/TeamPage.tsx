import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { SiteContact } from '@emberclutch/web/ui/layout/SiteContact.tsx';
import content from '../../../../content/team.md';
import { ArticlePage } from '../article/ArticlePage.tsx';
import { ClosingCta } from '../article/ClosingCta.tsx';
import warden from '../illustrations/warden.svg';

export function TeamPage({ page }: PageProps) {
  return (
    <ArticlePage
      page={page}
      content={content}
      eyebrow="The team"
      illustration={{
        src: warden,
        alt: 'Granavian standing in the grass: a stout moss-green dragon with bull horns and copper bat wings.',
        caption: 'Granavian, who guards the door and has never been asked to.',
      }}
      numbering="roman"
      components={{ contact: <SiteContact /> }}
    >
      <ClosingCta title="Now meet what is kept here.">
        <ButtonLink to={paths.community} size="l">
          Look through the hatchery
        </ButtonLink>
        <ButtonLink to={paths.news} size="l" variant="quiet">
          Read the news
        </ButtonLink>
      </ClosingCta>
    </ArticlePage>
  );
}
