import { styled } from 'styled-components';

export interface PlateOfPage {
  src: string;
  alt: string;
  /** `Fig. 1.` */
  number: string;
  caption: string;
}

interface Props extends PlateOfPage {
  /** The first thing seen of a page; all others wait until they are near. */
  isFirst?: boolean;
}

/** A drawing in its frame, with its number and what there is to see in it. */
export function IllustrationFigure({ src, alt, number, caption, isFirst = false }: Props) {
  return (
    <Frame>
      <img
        src={src}
        alt={alt}
        width={400}
        height={400}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      <figcaption>
        <span>{number}</span> {caption}
      </figcaption>
    </Frame>
  );
}

const Frame = styled.figure`
  width: 100%;
  max-width: 460px;
  margin: 0 auto;
  padding: 12px 12px 0;
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.edge};
  box-shadow: ${({ theme }) => theme.shadow.plate};

  img {
    width: 100%;
    aspect-ratio: 1;
    border: 1px solid ${({ theme }) => theme.color.rule};
  }
  figcaption {
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.xs} ${theme.space.m}`};
    color: ${({ theme }) => theme.color.inkSoft};
    font-family: ${({ theme }) => theme.font.display};
    font-style: italic;
    line-height: 1.35;
    text-align: center;
    text-wrap: balance;
  }
  figcaption span {
    color: ${({ theme }) => theme.color.ink};
    font-style: normal;
  }
`;
