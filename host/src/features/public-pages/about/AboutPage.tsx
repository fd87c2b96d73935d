import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import content from '../../../../content/about.md';
import { Chapters } from '../article/Chapters.tsx';
import { ClosingCta } from '../article/ClosingCta.tsx';
import { PageHero } from '../../../platform/ui/PageHero.tsx';
import { IllustrationRow } from '../article/IllustrationRow.tsx';
import ember from '../illustrations/ember.svg';
import fern from '../illustrations/fern.svg';
import flight from '../illustrations/flight.svg';
import gilded from '../illustrations/gilded.svg';
import keyAir from '../illustrations/key-air.svg';
import keyEarth from '../illustrations/key-earth.svg';
import keyFire from '../illustrations/key-fire.svg';
import keyGenesis from '../illustrations/key-genesis.svg';
import keyWater from '../illustrations/key-water.svg';
import stargazer from '../illustrations/stargazer.svg';

/** Introduction to eggs, seasons and spawn cycles. */
export function AboutPage({ page }: PageProps) {
  return (
    <Page title={page.title}>
      <PageHero
        eyebrow="About this guide"
        title={content.title}
        lead={content.lead}
        illustration={{
          src: flight,
          alt: 'Zordros in flight over red peaks: a carmine dragon with long straight horns, a clubbed tail and green feathered wings.',
          number: 'Fig. 1.',
          caption: 'Zordros, of the house of Fire, the first time it found out about the sky.',
        }}
      />

      <Chapters
        chapters={content.chapters}
        numbering="roman"
        components={{ eggs: <IllustrationRow items={eggs} />, seasons: <IllustrationRow items={seasons} /> }}
      />

      <ClosingCta title="Somewhere an egg has your name on it. In wax.">
        <ButtonLink to={paths.register} size="l">
          Begin your collection
        </ButtonLink>
        <ButtonLink to={paths.community} size="l" variant="quiet">
          Look through the hatchery
        </ButtonLink>
      </ClosingCta>
    </Page>
  );
}

const eggs = [
  {
    src: stargazer,
    eyebrow: 'Sealed',
    title: 'Star-charted',
    text: 'One shell in thirty-two carries a chart. Nobody has matched one to a sky yet.',
  },
  {
    src: fern,
    eyebrow: 'Sealed',
    title: 'Fern-printed',
    text: 'As if it had lain in a hedge before it had a shell. The seal shows the magic it is under.',
  },
  {
    src: ember,
    eyebrow: 'Incubating',
    title: 'Flamed',
    text: 'Candled from behind: the embryo lies curled, and turns away from the light.',
  },
  {
    src: gilded,
    eyebrow: 'Golden',
    title: 'Gilded',
    text: 'Four genomes of 256 have the golden finish. The mark below the plinth tells them from merely yellow ones.',
  },
];

const seasons = [
  {
    src: keyGenesis,
    eyebrow: 'Age 0',
    title: 'Genesis',
    text: 'Opal dawn. There was one, and there will be no other.',
  },
  {
    src: keyEarth,
    eyebrow: 'First of four',
    title: 'Earth',
    text: 'Moss and copper, and things that take their time.',
  },
  {
    src: keyWater,
    eyebrow: 'Second',
    title: 'Water',
    text: 'Teal, foam, and shells that look wet when they are dry.',
  },
  {
    src: keyAir,
    eyebrow: 'Third',
    title: 'Air',
    text: 'Pale sky and lilac. Eggs that weigh less than they should.',
  },
  {
    src: keyFire,
    eyebrow: 'Last',
    title: 'Fire',
    text: 'Ember and vermilion. After it the world is an age older.',
  },
];
