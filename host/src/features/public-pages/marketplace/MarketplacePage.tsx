import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { Chapter } from '../article/Chapter.tsx';
import { ClosingCta } from '../article/ClosingCta.tsx';
import { PageHero } from '../../../platform/ui/PageHero.tsx';
import diver from '../illustrations/diver.svg';

/** Announces the marketplace, which is not open yet. */
export function MarketplacePage({ page }: PageProps) {
  return (
    <Page title={page.title}>
      <PageHero
        eyebrow={page.title}
        title="Coming Soon"
        lead="One day you will be able to hand an egg, a dragon or a key to another keeper here. Not yet: a market is opened once, and we would rather open it when it is fair than when it is early."
        illustration={{
          src: diver,
          alt: 'Vaelialune sitting on a crag: a stout teal dragon with a beard, antlers and finned wings of ember red.',
          number: 'Fig. 1.',
          caption: 'Vaelialune, not for sale. Nothing is, for now.',
        }}
      />

      <Chapter id="what" mark="I" title="What will stand here">
        <ul>
          <li>
            <strong>Swaps</strong> between two keepers, in which both see both things before either lets go.
          </li>
          <li>
            <strong>Fixed prices</strong>, with the full amount, fees and all, shown before anything moves.
          </li>
          <li>
            <strong>The whole history of a thing</strong>: season, cycle, genome and every keeper it has had,
            as long as they do not mind being named.
          </li>
          <li>
            <strong>Searching by trait</strong>, down to the hidden ones that only the genome shows.
          </li>
        </ul>
      </Chapter>

      <Chapter id="not" mark="II" title="What will not">
        <p>
          No auctions that end while you are asleep, no mystery boxes, and no loans against a dragon. An egg
          that is not hatched stays sealed for its next keeper as well: nobody gets to look first.
        </p>
      </Chapter>

      <Chapter id="until" mark="III" title="Until then">
        <p>
          Eggs come from spawn cycles, and from nowhere else. If somebody offers you one elsewhere, they are
          offering you a picture. What you hold is in your collection, and it stays there.
        </p>
      </Chapter>

      <ClosingCta title="The next spawn cycle needs no market.">
        <ButtonLink to={paths.community} size="l">
          Look through the hatchery
        </ButtonLink>
        <ButtonLink to={paths.news} size="l" variant="quiet">
          Hear when it opens
        </ButtonLink>
      </ClosingCta>
    </Page>
  );
}
