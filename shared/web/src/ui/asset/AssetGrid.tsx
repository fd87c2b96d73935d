import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';

/** Where the list has at least the width of `columns` cards of 11.75 rem, its share of a column, or else `narrower`. */
const columnFrom = (columns: number, narrower: string) =>
  // The large factor makes it a choice of one of the two ends. Half a pixel less, because a rounded share may not fit as often.
  `clamp(100% / ${columns} - 0.5px, (${columns} * 11.75rem - 100%) * 999, ${narrower})`;

/**
 * Shelves of cards: six, four, three or two in a row, because each of these divides a group of twelve; one where the text is so large that a card of half
 * the width is too narrow for it. Cards of a row touch, so that their rules are one shelf. A list: put every card into an `li`.
 */
export const AssetGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(7.5rem, ${columnFrom(6, columnFrom(4, columnFrom(3, '50%')))}), 1fr)
  );
  gap: ${space.m} 0;
`;
