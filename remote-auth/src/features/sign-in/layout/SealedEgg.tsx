import { styled } from 'styled-components';
import { color, font, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import sealed from './illustrations/sealed.svg';

/** Illustration beside the form, on wide screens. A stored file: the code that draws live eggs would double the page. */
export function SealedEgg() {
  return (
    <Figure>
      <img src={sealed} alt="" width={400} height={400} loading="lazy" />
      <figcaption>{copy.sealedEgg}</figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  /* It leaves the land of the season in sight. */
  max-width: min(34rem, 66vh);
  margin: 0 auto;

  img {
    width: 100%;
    aspect-ratio: 1;
  }
  figcaption {
    padding: ${space.m};
    border-top: 3px double ${color.rule};
    color: ${color.inkSoft};
    font-family: ${font.display};
    font-style: italic;
    text-align: center;
    text-wrap: balance;
  }
`;
