import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import content from '../../../../content/marketplace.md';
import { ArticlePage } from '../article/ArticlePage.tsx';
import { ClosingCta } from '../article/ClosingCta.tsx';
import diver from '../illustrations/diver.svg';

export function MarketplacePage({ page }: PageProps) {
  return (
    <ArticlePage
      page={page}
      content={content}
      illustration={{
        src: diver,
        alt: 'Vaelialune sitting on a crag: a stout teal dragon with a beard, antlers and finned wings of ember red.',
        caption: 'Vaelialune, not for sale. Nothing is, for now.',
      }}
      numbering="roman"
    >
      <ClosingCta title="The next spawn cycle needs no market.">
        <ButtonLink to={paths.community} size="l">
          Look through the hatchery
        </ButtonLink>
        <ButtonLink to={paths.seasons} size="l" variant="quiet">
          Be reminded of the next cycle
        </ButtonLink>
      </ClosingCta>
    </ArticlePage>
  );
}
