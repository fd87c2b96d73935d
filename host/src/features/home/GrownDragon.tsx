import { styled } from 'styled-components';
import { color, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { IllustrationFigure } from '../../platform/ui/IllustrationFigure.tsx';
import { copy } from './copy.ts';
import { fullBleed } from './full-bleed.ts';
import flight from './illustrations/flight.svg';
import { PrimaryCta } from './PrimaryCta.tsx';

/** The closing section: the specimen of the hero, hatched. */
export function GrownDragon() {
  return (
    <Layout aria-labelledby="grown">
      <IllustrationFigure
        src={flight}
        alt={copy.grownAlt}
        number={copy.grownNumber}
        caption={copy.grownCaption}
      />
      <div>
        <h2 id="grown">{copy.grownTitle}</h2>
        <p>{copy.grownLead}</p>
        <PrimaryCta />
      </div>
    </Layout>
  );
}

const Layout = styled.section`
  display: grid;
  gap: clamp(32px, 5vw, 72px);
  align-items: center;
  padding-block: clamp(32px, 5vw, 64px);
  margin-top: clamp(48px, 7vw, 96px);
  ${fullBleed}
  background: linear-gradient(100deg, ${color.wash}, ${color.washToo});
  border-block: 3px double ${color.rule};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);

    > figure {
      margin-inline: 0 auto;
    }
  }

  h2 {
    max-width: 14ch;
    font-size: ${size.xxl};
  }
  p {
    max-width: 46ch;
    margin: ${space.m} 0 ${space.l};
  }
`;
