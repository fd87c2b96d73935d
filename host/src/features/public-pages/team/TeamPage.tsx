import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { SiteContact } from '@emberclutch/web/ui/layout/SiteContact.tsx';
import content from '../../../../content/team.md';
import { Chapters } from '../article/Chapters.tsx';
import { ClosingCta } from '../article/ClosingCta.tsx';
import { PageHero } from '../../../platform/ui/PageHero.tsx';
import warden from '../illustrations/warden.svg';

/** The people who run the site, and how it is made. */
export function TeamPage({ page }: PageProps) {
  return (
    <Page title={page.title}>
      <PageHero
        eyebrow="The team"
        title={content.title}
        lead={content.lead}
        illustration={{
          src: warden,
          alt: 'Granavian standing in the grass: a stout moss-green dragon with bull horns and copper bat wings.',
          number: 'Fig. 1.',
          caption: 'Granavian, who guards the door and has never been asked to.',
        }}
      />

      <Chapters chapters={content.chapters} numbering="roman" components={{ contact: <SiteContact /> }} />

      <ClosingCta title="Now meet what is kept here.">
        <ButtonLink to={paths.community} size="l">
          Look through the hatchery
        </ButtonLink>
        <ButtonLink to={paths.news} size="l" variant="quiet">
          Read the news
        </ButtonLink>
      </ClosingCta>
    </Page>
  );
}
