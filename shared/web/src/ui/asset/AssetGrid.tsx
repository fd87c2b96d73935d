import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';

/**
 * Shelves of cards, six in a row on a laptop and two on a phone; one where the text is so large that a card of half the
 * width is too narrow for it. Cards of a row touch, so that their rules are one shelf. A list: put every card into an `li`.
 */
export const AssetGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(7.5rem, min(11.75rem, 50%)), 1fr));
  gap: ${space.m} 0;
`;
