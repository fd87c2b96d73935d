import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';

/** Buttons and links side by side; they wrap on a narrow screen. */
export const ActionRow = styled.div<{ $isCentered?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${({ $isCentered }) => ($isCentered ? 'center' : 'start')};
  gap: ${space.s};
`;
