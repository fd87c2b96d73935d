import { styled } from 'styled-components';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { color, font, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import dragon from './illustrations/dragon.svg';
import incubating from './illustrations/incubating.svg';
import sealed from './illustrations/sealed.svg';
import { Section, SectionTitle } from './Section.ts';

export function HowItWorks() {
  return (
    <Section aria-labelledby="how-it-works">
      <SectionTitle id="how-it-works">{copy.howTitle}</SectionTitle>
      <Steps>
        {copy.steps.map(({ title, body }, index) => (
          <li key={title}>
            <img src={illustrations[index]} alt="" width={400} height={400} loading="lazy" />
            <StepNumber>{copy.stepNumber(numerals[index] ?? '')}</StepNumber>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </Steps>
      <GenomeNote>
        <p>{copy.genomeNote}</p>
        <code aria-hidden="true">{genome}</code>
        <Link to={`${paths.whitepaper}#genome`}>{copy.genomeMore}</Link>
      </GenomeNote>
    </Section>
  );
}

const illustrations = [sealed, incubating, dragon];
const numerals = ['I', 'II', 'III'];

/** Genome of the specimen in all illustrations of this page (`tooling/illustrations/draw-illustrations.ts`), grouped for reading. */
const genome = 'a7e18421 acca4ee3 2e5f8ee9 5da40b5f 4ae8a5cf 7ad0ab23 ed0ec64f 6936a729';

const Steps = styled.ol`
  display: grid;
  gap: ${space.l} 0;

  @media not all and ${media.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  li {
    display: grid;
    align-content: start;
  }
  img {
    width: 100%;
    aspect-ratio: 1;
  }
  h3 {
    font-size: ${size.xl};
  }
  h3 + p {
    max-width: 34ch;
    margin-top: ${space.xs};
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
`;

const StepNumber = styled.p`
  padding-top: ${space.xs};
  color: ${color.inkFaint};
  font-family: ${font.display};
  font-style: italic;
  border-top: 3px double ${color.rule};
`;

const GenomeNote = styled.div`
  display: grid;
  gap: ${space.xs};
  margin-top: clamp(24px, 3vw, 40px);

  p {
    font-family: ${font.display};
    font-style: italic;
  }
  code {
    color: ${color.accent};
    font-family: ${font.code};
    font-size: ${size.code};
    letter-spacing: 0.06em;
    word-spacing: 0.35em;
  }
  a {
    font-size: ${size.s};
  }
`;
