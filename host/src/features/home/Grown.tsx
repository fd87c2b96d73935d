import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { IllustrationFigure } from '../public-pages/guide/IllustrationFigure.tsx';
import flight from './illustrations/flight.svg';
import { PrimaryCta } from './PrimaryCta.tsx';

/** The last plate: what the first one was all along. */
export function Grown() {
  return (
    <Spread aria-labelledby="grown">
      <IllustrationFigure
        src={flight}
        alt={copy.home.grownAlt}
        number={copy.home.grownNumber}
        caption={copy.home.grownCaption}
      />
      <div>
        <h2 id="grown">{copy.home.grownTitle}</h2>
        <p>{copy.home.grownLead}</p>
        <PrimaryCta />
      </div>
    </Spread>
  );
}

const Spread = styled.section`
  display: grid;
  gap: clamp(32px, 5vw, 72px);
  align-items: center;
  padding: clamp(32px, 5vw, 64px) clamp(16px, 4vw, 56px);
  margin-top: clamp(48px, 7vw, 96px);
  background: linear-gradient(
    100deg,
    ${({ theme }) => theme.color.wash},
    ${({ theme }) => theme.color.washToo}
  );
  border-block: 3px double ${({ theme }) => theme.color.rule};

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
  }

  h2 {
    max-width: 14ch;
    font-size: ${({ theme }) => theme.size.xxl};
  }
  p {
    max-width: 46ch;
    margin: ${({ theme }) => `${theme.space.m} 0 ${theme.space.l}`};
  }
`;
