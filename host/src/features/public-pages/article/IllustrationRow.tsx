import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, inset, size, space } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  items: readonly { src: string; title: string; eyebrow: string; text: ReactNode }[];
}

/** A row of small illustrations with text. The images have no alternative text, because they repeat the text. */
export function IllustrationRow({ items }: Props) {
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
