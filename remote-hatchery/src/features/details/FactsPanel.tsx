import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { seasonTitle } from '@emberclutch/web/ui/format/season-title.ts';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { Fact, FactList } from '@emberclutch/web/ui/layout/FactList.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { copy } from './copy.ts';

/** Facts of an asset. A fact that the provider does not send is left out. */
export function FactsPanel({ asset }: { asset: AssetInfo }) {
  const { dragon, gatewayKey } = asset;
  return (
    <Panel title={copy.facts}>
      <FactList>
        {asset.assetState && <Fact term={copy.state}>{copy.states[asset.assetState]}</Fact>}
        {asset.charmOfMaking && asset.assetState !== 'HATCHED' && (
          <Fact term={copy.charm}>{asset.charmOfMaking}</Fact>
        )}
        <Fact term={copy.owner}>{asset.accDisplayName ?? copy.unnamedOwner}</Fact>
        {dragon?.house && <Fact term={copy.house}>{copy.elements[dragon.house]}</Fact>}
        {dragon?.magic && <Fact term={copy.magic}>{copy.elements[dragon.magic]}</Fact>}
        {dragon?.spawn && <Fact term={copy.season}>{seasonTitle(dragon.spawn, dragon.spawnAge)}</Fact>}
        {gatewayKey?.season && (
          <Fact term={copy.season}>{seasonTitle(gatewayKey.season, gatewayKey.age)}</Fact>
        )}
        {dragon?.hatch && <Fact term={copy.hatchSeason}>{seasonTitle(dragon.hatch)}</Fact>}
        {asset.golden && <Fact term={copy.golden}>{copy.goldenNote}</Fact>}
        {asset.created !== null && (
          <Fact term={copy.found}>
            <DateTime at={asset.created} />
          </Fact>
        )}
      </FactList>
    </Panel>
  );
}
