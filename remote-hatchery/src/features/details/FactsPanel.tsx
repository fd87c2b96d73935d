import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { seasonTitle } from '@emberclutch/shared/ui/season-title';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { copy } from './copy.ts';
import { Rarity } from './Rarity.tsx';

/** Facts of an asset. A fact that the provider does not send is left out. */
export function FactsPanel({ asset }: { asset: AssetInfo }) {
  const { dragon, gatewayKey } = asset;
  return (
    <Panel title={copy.facts}>
      <Facts>
        {asset.assetState && <Fact term={copy.state}>{copy.states[asset.assetState]}</Fact>}
        <Fact term={copy.owner}>{asset.accDisplayName ?? copy.unnamedOwner}</Fact>
        {dragon?.house && <Fact term={copy.house}>{copy.elements[dragon.house]}</Fact>}
        {dragon?.magic && <Fact term={copy.magic}>{copy.elements[dragon.magic]}</Fact>}
        {dragon?.spawn && <Fact term={copy.season}>{seasonTitle(dragon.spawn, dragon.spawnAge)}</Fact>}
        {gatewayKey?.season && (
          <Fact term={copy.season}>{seasonTitle(gatewayKey.season, gatewayKey.age)}</Fact>
        )}
        {dragon?.hatch && <Fact term={copy.hatchSeason}>{seasonTitle(dragon.hatch)}</Fact>}
        {asset.golden && <Fact term={copy.golden}>{copy.goldenWords}</Fact>}
        {dragon && (
          <Fact term={copy.rarity}>
            <Rarity rarity={asset.rarity} />
          </Fact>
        )}
        {asset.created !== null && (
          <Fact term={copy.found}>
            <DateTime at={asset.created} />
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Facts = styled.dl`
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: minmax(6.5em, 1fr) minmax(0, 2fr);
    gap: ${({ theme }) => theme.space.m};
    padding: ${({ theme }) => theme.space.xs} 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.rule};
  }
  > div:last-child {
    border-bottom: 0;
  }
  dt {
    color: ${({ theme }) => theme.color.inkSoft};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
