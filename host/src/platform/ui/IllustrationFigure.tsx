import { styled } from 'styled-components';
import { color, font, shadow, space } from '@emberclutch/web/theme/tokens.ts';

export interface Illustration {
  src: string;
  alt: string;
  /** `Fig. 1.` */
  number: string;
  caption: string;
}

interface Props extends Illustration {
  size?: 'm' | 'l';
  /** Set for the illustration that is visible when the page opens; all others load lazily. */
  isAboveFold?: boolean;
}

/** A framed drawing with its number and caption. */
export function IllustrationFigure({ src, alt, number, caption, size = 'm', isAboveFold = false }: Props) {
  return (
    <Frame data-size={size}>
      <img
        src={src}
        alt={alt}
        width={400}
        height={400}
        {...(isAboveFold ? { fetchPriority: 'high' } : { loading: 'lazy' })}
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
  padding: ${space.s} ${space.s} 0;
  background: ${color.raised};
  border: 1px solid ${color.edge};
  box-shadow: ${shadow.panel};

  img {
    width: 100%;
    aspect-ratio: 1;
    border: 1px solid ${color.rule};
  }
  figcaption {
    padding: ${space.s} ${space.xs} ${space.m};
    color: ${color.inkSoft};
    font-family: ${font.display};
    font-style: italic;
    line-height: 1.35;
    text-align: center;
    text-wrap: balance;
  }
  figcaption span {
    color: ${color.ink};
    font-style: normal;
  }

  &:where([data-size='l']) {
    max-width: 540px;
    padding: calc(${space.s} + 2px) calc(${space.s} + 2px) 0;

    figcaption {
      padding: ${space.m} 0;
    }
  }
`;
