import { styled } from 'styled-components';
import { media, space } from '@emberclutch/web/theme/tokens.ts';

/** The step on the left and its facts on the right, or text beside a longer list (`data-wide-list`); stacked on a phone. */
export const StepColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  align-items: start;

  > :only-child {
    grid-column: 1 / -1;
  }

  @media ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space.xl};

    &:where([data-wide-list]) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;

/** Panels of one column, below each other. */
export const Stack = styled.div`
  display: grid;
  gap: ${space.l};
`;
