import { Link } from '@emberclutch/web/routing';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { Chapter } from '../article/Chapter.tsx';
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
        title="A natural history of things that hatch."
        lead="Every dragon here began as sixty-four characters and a wax seal. Nobody drew it by hand, nobody chose it, and until the shell gave way nobody had seen it. We only wrote down the rules, and built somewhere warm to keep the eggs."
        illustration={{
          src: flight,
          alt: 'Zordros in flight over red peaks: a carmine dragon with long straight horns, a clubbed tail and green feathered wings.',
          number: 'Fig. 1.',
          caption: 'Zordros, of the house of Fire, the first time it found out about the sky.',
        }}
      />

      <Chapter id="what" mark="I" title="An egg is a letter you cannot open yet">
        <p>
          Inside every egg lies a genome: 256 bits, drawn the moment the egg is spawned and never changed
          again. It says which house the dragon belongs to, whether its wings are feathered or finned, how it
          carries its head, and what the shell looks like in the meantime. Shell and dragon come from the same
          letter. Whoever learns to read the one has a fair idea of the other.
        </p>
        <p>
          You cannot hurry an egg. When its spawn cycle ends the seal gives, and the egg begins to incubate.
          Held against the light, it stirs. Some days later a crack runs round the shell, and an eye looks
          out.
        </p>
        <IllustrationRow items={eggs} />
      </Chapter>

      <Chapter id="seasons" mark="II" title="The year has its own weather">
        <p>
          The world began in Genesis. Since then Earth, Water, Air and Fire follow each other, and when all
          four have passed, the world is an age older. An egg keeps the season it was spawned in, so that a
          moss egg of Earth I stays one however many Earths come after it. The colours of this guide turn with
          the season, too. The Primordial season, if you ever see it, has no eggs and no keys at all.
        </p>
        <IllustrationRow items={seasons} />
        <p>
          Eggs are laid out in <em>spawn cycles</em>: a fixed number, at a price that is known beforehand,
          while the cycle is open. You can pay by card. Or you can turn a <em>gateway key</em>, which opens
          exactly one egg and is gone.
        </p>
      </Chapter>

      <Chapter id="promises" mark="III" title="What we hold ourselves to">
        <ul>
          <li>
            <strong>Nobody chose your egg.</strong> The secret a cycle draws from is fixed and sealed before
            the cycle opens, and published after it closes. You can{' '}
            <Link to={`${paths.whitepaper}#check`}>check any egg</Link> in your own browser, with no help of
            ours.
          </li>
          <li>
            <strong>No invented hurry.</strong> Countdowns run on the clock of the server and end when they
            say. What is left is what is left. There are no notices about what somebody else has just bought.
          </li>
          <li>
            <strong>Rarity has a reason.</strong> It is counted from the genome, by a formula that is written
            down, and is called provisional while the season is still open.
          </li>
          <li>
            <strong>A mark for gold, not a price tag.</strong> Gold belongs to golden things alone. Nothing in
            this guide is gilded to make you press it.
          </li>
          <li>
            <strong>Your own pace.</strong> An egg hatches whether you are here or not. Nothing starves,
            nothing expires, nobody loses a dragon by going on holiday.
          </li>
        </ul>
      </Chapter>

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
    text: 'One shell in thirty-two carries a chart. Nobody has matched one to a sky so far.',
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
