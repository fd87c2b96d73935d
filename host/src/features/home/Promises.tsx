import { styled } from 'styled-components';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { color, media, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { SectionTitle } from './SectionTitle.ts';
import { Section } from './Section.ts';

/** The promises to players, each with a link to check it. */
export function Promises() {
  return (
    <Section aria-labelledby="hold-us-to">
      <SectionTitle id="hold-us-to">{copy.promisesTitle}</SectionTitle>
      <Columns>
        {copy.promises.map(({ title, body, more }, index) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{body}</p>
            <Link to={proofs[index] ?? paths.about}>{more}</Link>
          </li>
        ))}
      </Columns>
    </Section>
  );
}

/** Where each promise can be checked, in the order of the copy. */
const proofs = [`${paths.whitepaper}#check`, `${paths.about}#promises`, paths.hatching];

const Columns = styled.ul`
  display: grid;
  gap: clamp(24px, 3vw, 48px);

  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  li {
    padding-left: ${space.l};
    border-left: 3px double ${color.rule};
  }
  p {
    margin: ${space.xs} 0 ${space.s};
    color: ${color.inkSoft};
  }
`;
