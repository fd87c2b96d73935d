import { styled } from 'styled-components';
import { color, font, space } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  chapters: readonly { id: string; title: string }[];
}

/** Links to the chapters of a page. */
export function TableOfContents({ chapters }: Props) {
  return (
    <Nav aria-label="On this page">
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  padding: ${space.m} 0 clamp(28px, 4vw, 48px);

  ol {
    columns: 260px auto;
    column-gap: ${space.xl};
    counter-reset: chapter;
  }
  li {
    break-inside: avoid;
    padding: 3px 0;
    counter-increment: chapter;
  }
  li::before {
    content: counter(chapter, upper-roman);
    display: inline-block;
    width: 2.4em;
    color: ${color.inkFaint};
    font-family: ${font.display};
    font-style: italic;
  }
`;
