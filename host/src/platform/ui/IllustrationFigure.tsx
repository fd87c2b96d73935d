import { styled } from 'styled-components';
import { color, font, space } from '@emberclutch/web/theme/tokens.ts';

/** Width of the figure on the home page, at which the season's section below it still fits into a window of 1280x800 px. */
export const heroFigureWidth = 'min(620px, max(320px, 100svh - 330px))';

export interface Illustration {
  src: string;
  alt: string;
  number: string;
  caption: string;
}

interface Props extends Illustration {
  size?: 'm' | 'l';
  /** Set for the illustration that is visible when the page opens; all others load lazily. */
  isAboveFold?: boolean;
}

/** A drawing on a rule, with its number and caption. */
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

  img {
    width: 100%;
    aspect-ratio: 1;
  }
  figcaption {
    padding-top: ${space.xs};
    border-top: 3px double ${color.rule};
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
    max-width: ${heroFigureWidth};

    /* As high as the caption of the living egg, which replaces this figure on the home page. */
    figcaption {
      min-height: 3.75rem;
    }
  }
`;
