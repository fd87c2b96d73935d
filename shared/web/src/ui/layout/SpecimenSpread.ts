import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens.ts';
import { pageMargin } from './page-column.ts';

/** A specimen as high as the window, beside its facts. Has three children: heading, plate and text. On a phone, they are below each other. */
export const SpecimenSpread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  > :nth-child(2) {
    margin-inline: calc(-1 * ${pageMargin});
  }

  @media ${media.wide} {
    /* 88 px: the height of the content below the picture and of the page margin. */
    --plate: min(100%, calc(100dvh - var(--bar, 0px) - 88px));
    grid-template: 'plate heading' auto 'plate text' 1fr / minmax(0, 7fr) minmax(0, 5fr);
    gap: 0 clamp(24px, 4vw, 72px);
    align-items: start;

    > :nth-child(1) {
      grid-area: heading;

      /* The introduction is below the title, because the column is narrow. */
      header > div:first-child {
        display: block;
      }
    }
    > :nth-child(2) {
      grid-area: plate;
      position: sticky;
      top: var(--bar, 0px);
      margin: 0;
    }
    > :nth-child(3) {
      grid-area: text;
    }
  }
`;

/** The container of the picture in the plate. */
export const PlateFrame = styled.div`
  position: relative;
  /* Not 100%: a plate that is itself a child of the spread, as in a placeholder, has negative margins on a phone. */
  width: var(--plate, auto);
  margin-inline: auto;
`;
