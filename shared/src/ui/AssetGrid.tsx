import { styled } from 'styled-components';

/** Grid of cards. A list: put every card into an `li`. */
export const AssetGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 218px), 1fr));
  gap: clamp(12px, 2vw, 24px);

  @media ${({ theme }) => theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
