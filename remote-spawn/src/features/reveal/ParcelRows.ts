import { styled } from 'styled-components';
import { media, space } from '@emberclutch/web/theme/tokens.ts';

const inRow = 5;

/** The smallest number of rows with five parcels at most, all equally long. */
export const countColumns = (count: number) => Math.ceil(count / Math.ceil(count / inRow));

/** A single parcel, or rows of several; two in a row on a phone. */
export const ParcelRows = styled.div`
  /* Bar, words, buttons and, for one of several, its place and the tray. */
  --around: 470px;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.l};
  align-self: start;
  width: 100%;
  max-width: 680px;

  @media ${media.wide} {
    /* Bar, words, buttons and the margins between them: the text of the egg is beside it. */
    --around: 310px;
    max-width: none;
  }

  > * {
    width: 100%;
  }
  &:where([data-series]) {
    --around: 540px;

    @media ${media.phone} {
      --around: 500px;
    }
    @media ${media.wide} {
      --around: 390px;
    }
  }
  &:where([data-several]) {
    align-self: center;
    max-width: 1000px;

    @media ${media.wide} {
      --around: 540px;
    }

    > * {
      width: max(min(50% - 12px, 160px), min((100% + ${space.l}) / var(--columns) - ${space.l}, 290px));
    }
  }
`;
