import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Asset } from '@emberclutch/shared/contract/asset';
import { seasonTitle } from '@emberclutch/shared/ui/season-title';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { copy } from '../../copy.ts';
import { Rarity } from './Rarity.tsx';

/** All that is known of it. What the provider does not say is left out, not guessed. */
export function FactsPanel({ asset }: { asset: Asset }) {
  const { dragon, gatewayKey } = asset;
  return (
    <Panel title={copy.details.facts}>
      <Facts>
        <Fact term={copy.details.state}>{copy.details.states[asset.assetState]}</Fact>
        <Fact term={copy.details.owner}>{asset.accDisplayName ?? copy.details.unnamedOwner}</Fact>
        {dragon?.house && <Fact term={copy.details.house}>{copy.details.elements[dragon.house]}</Fact>}
        {dragon?.magic && <Fact term={copy.details.magic}>{copy.details.elements[dragon.magic]}</Fact>}
        {dragon?.spawn && (
          <Fact term={copy.details.season}>{seasonTitle(dragon.spawn, dragon.spawnAge)}</Fact>
        )}
        {gatewayKey && (
          <Fact term={copy.details.season}>{seasonTitle(gatewayKey.season, gatewayKey.age)}</Fact>
        )}
        {dragon?.hatch && <Fact term={copy.details.hatchSeason}>{seasonTitle(dragon.hatch)}</Fact>}
        {asset.golden && <Fact term={copy.details.golden}>{copy.details.goldenWords}</Fact>}
        {dragon && (
          <Fact term={copy.details.rarity}>
            <Rarity rarity={asset.rarity} />
          </Fact>
        )}
        <Fact term={copy.details.found}>
          <DateTime at={asset.created} />
        </Fact>
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
