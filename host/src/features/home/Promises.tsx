import { styled } from 'styled-components';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { copy } from '../../copy.ts';
import { SectionTitle } from './section-title.ts';
import { Section } from './section.ts';

/** Where each promise can be put to the test. */
const proofs = [`${paths.whitepaper}#check`, `${paths.about}#promises`, paths.hatching];

/** Why one may trust a guide that draws lots. */
export function Promises() {
  return (
    <Section aria-labelledby="hold-us-to">
      <SectionTitle id="hold-us-to">{copy.home.promisesTitle}</SectionTitle>
      <Three>
        {copy.home.promises.map(({ title, body, more }, place) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{body}</p>
            <Link to={proofs[place] ?? paths.about}>{more}</Link>
          </li>
        ))}
      </Three>
    </Section>
  );
}

const Three = styled.ul`
  display: grid;
  gap: clamp(24px, 3vw, 48px);

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  li {
    padding-left: ${({ theme }) => theme.space.l};
    border-left: 3px double ${({ theme }) => theme.color.rule};
  }
  p {
    margin: ${({ theme }) => `${theme.space.xs} 0 ${theme.space.s}`};
    color: ${({ theme }) => theme.color.inkSoft};
  }
`;
