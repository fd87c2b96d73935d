import { styled } from 'styled-components';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { color, font, inset, size, space } from '@emberclutch/web/theme/tokens.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import content from '../../../../content/about.md';
import { ArticlePage } from '../article/ArticlePage.tsx';
import { ClosingCta } from '../article/ClosingCta.tsx';
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

export function AboutPage({ page }: PageProps) {
  return (
    <ArticlePage
      page={page}
      content={content}
      eyebrow="About this guide"
      illustration={{
        src: flight,
        alt: 'Zordros in flight over red peaks: a carmine dragon with long straight horns, a clubbed tail and green feathered wings.',
        caption: 'Zordros, of the house of Fire, the first time it found out about the sky.',
      }}
      numbering="roman"
      components={{ eggs: <IllustrationRow items={eggs} />, seasons: <IllustrationRow items={seasons} /> }}
    >
      <ClosingCta title="Somewhere an egg has your name on it. In wax.">
        <ButtonLink to={paths.register} size="l">
          Begin your collection
        </ButtonLink>
        <ButtonLink to={paths.community} size="l" variant="quiet">
          Look through the hatchery
        </ButtonLink>
      </ClosingCta>
    </ArticlePage>
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

/** A row of small illustrations with text. The images have no alternative text, because they repeat the text. */
function IllustrationRow({ items }: { items: typeof eggs }) {
  return (
    <Row>
      {items.map(({ src, title, eyebrow, text }) => (
        <li key={title}>
          <img src={src} alt="" width={400} height={400} loading="lazy" />
          <Eyebrow>{eyebrow}</Eyebrow>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 144px), 1fr));
  gap: ${space.l};
  margin: ${space.l} 0;

  && > li {
    padding: ${inset.mat} ${inset.mat} ${space.l};
    margin: 0;
    text-align: center;
    background: ${color.raised};
    border: 1px solid ${color.rule};
  }
  img {
    width: 100%;
    max-width: 260px;
    aspect-ratio: 1;
    margin: 0 auto;
  }
  h3 {
    margin: 0;
  }
  h3 + p {
    padding: 0 ${space.s};
    margin-top: ${space.xs};
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
`;

const Eyebrow = styled.p`
  padding-top: ${space.s};
  margin: 0 ${space.l};
  color: ${color.inkFaint};
  font-family: ${font.display};
  font-size: ${size.s};
  font-style: italic;
  border-top: 1px solid ${color.rule};
`;
