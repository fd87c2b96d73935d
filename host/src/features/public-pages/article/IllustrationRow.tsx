import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  items: readonly { src: string; title: string; eyebrow: string; text: ReactNode }[];
}

/** A row of small illustrations with text. The images have no alternative text, because they repeat what the text says. */
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
  gap: ${({ theme }) => theme.space.l};
  margin: ${({ theme }) => `${theme.space.l} 0`};

  && > li {
    padding: ${({ theme }) => theme.inset.mat} ${({ theme }) => theme.inset.mat}
      ${({ theme }) => theme.space.l};
    margin: 0;
    text-align: center;
    background: ${({ theme }) => theme.color.raised};
    border: 1px solid ${({ theme }) => theme.color.rule};
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
    padding: 0 ${({ theme }) => theme.space.s};
    margin-top: ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.size.s};
  }
`;

const Eyebrow = styled.p`
  padding-top: ${({ theme }) => theme.space.s};
  margin: 0 ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.inkFaint};
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.s};
  font-style: italic;
  border-top: 1px solid ${({ theme }) => theme.color.rule};
`;
