import { styled } from 'styled-components';
import { copy } from './copy.ts';

/** The rarity as a number, with an explanation. */
export function Rarity({ rarity }: { rarity: number | null }) {
  if (rarity === null) return copy.rarityUnknown;
  return (
    <>
      {copy.rarityOf(rarity)}
      <Scale aria-hidden="true" style={{ '--share': `${Math.min(100, Math.max(0, rarity))}%` }} />
      <Why>{copy.rarityWhy}</Why>
    </>
  );
}

/** A scale with a mark, which repeats the number. */
const Scale = styled.div`
  position: relative;
  height: 10px;
  margin: ${({ theme }) => theme.space.xxs} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.edge};
  background: repeating-linear-gradient(
      to right,
      ${({ theme }) => theme.color.edge} 0 1px,
      transparent 1px 10%
    )
    bottom / 100% 5px no-repeat;

  &::after {
    content: '';
    position: absolute;
    left: calc(var(--share) - 1px);
    bottom: 0;
    width: 3px;
    height: 10px;
    background: ${({ theme }) => theme.color.accent};
  }
`;

const Why = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
`;
