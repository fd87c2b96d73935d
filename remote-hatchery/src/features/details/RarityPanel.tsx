import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { rankQueries } from '@emberclutch/web/api/asset-rank.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { color, font, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** How rare an egg or dragon is: its rank in its season where the provider sends it, and the rarity with its reason. */
export function RarityPanel({ asset: { id, rarity } }: { asset: AssetInfo }) {
  const { data: rank } = useQuery(rankQueries.of(id));
  return (
    <Panel title={copy.rarity}>
      {rank && (
        <>
          <Headline>{copy.rankOf(rank)}</Headline>
          <Note>{copy.rankAmong(rank)}</Note>
        </>
      )}
      {rarity === null ? (
        <p>{copy.rarityUnknown}</p>
      ) : (
        <>
          <Scale aria-hidden="true" style={{ '--share': `${Math.min(100, Math.max(0, rarity))}%` }} />
          <p>{copy.rarityOf(rarity)}</p>
          <Note>{copy.rarityWhy}</Note>
        </>
      )}
    </Panel>
  );
}

const Headline = styled.p`
  margin: 0;
  font-family: ${font.display};
  font-size: ${size.l};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** A scale with a mark, which repeats the number. */
const Scale = styled.div`
  position: relative;
  height: 10px;
  margin: ${space.s} 0;
  border-bottom: 1px solid ${color.edge};
  background: repeating-linear-gradient(to right, ${color.edge} 0 1px, transparent 1px 10%) bottom / 100% 5px
    no-repeat;

  &::after {
    content: '';
    position: absolute;
    left: calc(var(--share) - 1px);
    bottom: 0;
    width: 3px;
    height: 10px;
    background: ${color.accent};
  }
`;

const Note = styled.p`
  margin: 0;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
