import { styled } from 'styled-components';
import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { copy } from '../../copy.ts';
import hatching from './illustrations/hatching.svg';
import { PrimaryCta } from './PrimaryCta.tsx';

/** What the guide is about, in one sentence and one plate. */
export function Hero() {
  return (
    <Spread>
      <Words>
        <Eyebrow>{copy.home.eyebrow}</Eyebrow>
        <Headline>{copy.home.headline}</Headline>
        <Lead>{copy.home.lead}</Lead>
        <Ways>
          <PrimaryCta />
          <ButtonLink size="l" variant="quiet" to={paths.community}>
            {copy.home.look}
          </ButtonLink>
        </Ways>
      </Words>
      <Figure>
        <img src={hatching} alt={copy.home.figureAlt} width={400} height={400} fetchPriority="high" />
        <figcaption>
          <span>{copy.home.figureNumber}</span> {copy.home.figureCaption}
        </figcaption>
      </Figure>
    </Spread>
  );
}

const Spread = styled.section`
  display: grid;
  gap: clamp(32px, 6vw, 88px);
  align-items: center;
  padding-bottom: clamp(40px, 6vw, 80px);

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
`;

const Eyebrow = styled.p`
  margin-bottom: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.accent};
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.l};
  font-style: italic;
`;

const Headline = styled.h1`
  font-size: clamp(2.5rem, 1.3rem + 4.4vw, 4.9rem);
  line-height: 1.02;
  letter-spacing: -0.022em;
`;

const Lead = styled.p`
  && {
    margin-top: ${({ theme }) => theme.space.l};
  }
  max-width: 52ch;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.2rem);
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.xl};
`;

const Figure = styled.figure`
  position: relative;
  width: 100%;
  max-width: 540px;
  margin: 0 auto;
  padding: 14px 14px 0;
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.edge};
  box-shadow: ${({ theme }) => theme.shadow.plate};

  img {
    width: 100%;
    aspect-ratio: 1;
    background: ${({ theme }) => theme.color.raised};
    border: 1px solid ${({ theme }) => theme.color.rule};
  }
  figcaption {
    padding: ${({ theme }) => `${theme.space.m} 0 ${theme.space.m}`};
    color: ${({ theme }) => theme.color.inkSoft};
    font-family: ${({ theme }) => theme.font.display};
    font-style: italic;
    text-align: center;
    text-wrap: balance;
    line-height: 1.35;
  }
  figcaption span {
    color: ${({ theme }) => theme.color.ink};
    font-style: normal;
  }
`;
