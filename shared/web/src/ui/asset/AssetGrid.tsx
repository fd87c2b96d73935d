import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';

/** A column's share of the width if `columns` cards of 11.75 rem fit in the list, otherwise `fallback`. */
const chooseColumn = (columns: number, fallback: string) =>
  // The large factor makes the expression select one of the two ends. Half a pixel less, because rounded shares may not fit.
  `clamp(100% / ${columns} - 0.5px, (${columns} * 11.75rem - 100%) * 999, ${fallback})`;

/**
 * Shelves of six, four, three or two cards, which divide a group of twelve; one if the text is too large for half the width. Cards of a row
 * touch, so that their rules form one shelf. A list: put every card into an `li`.
 */
export const AssetGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(7.5rem, ${chooseColumn(6, chooseColumn(4, chooseColumn(3, '50%')))}), 1fr)
  );
  gap: ${space.m} 0;
`;
