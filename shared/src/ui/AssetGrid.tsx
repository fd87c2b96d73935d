import { styled } from 'styled-components';

/** Two columns of cards on a phone; one where the text is so large that a card of half the width is too narrow for it. */
export const phoneColumns = 'repeat(auto-fill, minmax(min(100%, max(7.5rem, 50% - 12px)), 1fr))';

/** Grid of cards. A list: put every card into an `li`. */
export const AssetGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.625rem), 1fr));
  gap: clamp(12px, 2vw, 24px);

  @media ${({ theme }) => theme.media.phone} {
    grid-template-columns: ${phoneColumns};
  }
`;
