import { styled } from 'styled-components';

/**
 * Grid of cards: two in a row on a phone, and one where the text is so large that a card of half the width is too narrow for
 * it. A list: put every card into an `li`.
 */
export const AssetGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(7.5rem, min(13.625rem, 50% - 12px)), 1fr));
  gap: clamp(12px, 2vw, 24px);
`;
