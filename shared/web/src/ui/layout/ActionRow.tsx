import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';

/** Buttons and links side by side, from the left or in the middle (`data-centered`); they wrap on a narrow screen. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: start;
  gap: ${space.s};

  &:where([data-centered]) {
    justify-content: center;
  }
`;
