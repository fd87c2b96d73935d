import { useState } from 'react';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { rankQueries } from '@emberclutch/web/api/asset-rank.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { serverNow, sessionAtom } from '@emberclutch/web/state';
import { notPrinted } from '@emberclutch/web/theme/not-printed.ts';
import { space, size, color, font } from '@emberclutch/web/theme/tokens.ts';
import { GoldenBadge } from '@emberclutch/web/ui/asset/GoldenBadge.tsx';
import { describeKind, formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { CompareDock } from '@emberclutch/web/ui/asset/compare/CompareDock.tsx';
import { openedAssetQuery } from '@emberclutch/web/ui/asset/live/opened-asset-query.ts';
import { useCaptionedAsset } from '@emberclutch/web/ui/asset/live/use-captioned-asset.ts';
import { useHydratedValue } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Countdown } from '@emberclutch/web/ui/format/Countdown.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { formatSeasonTitle } from '@emberclutch/web/ui/format/format-season-title.ts';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { Fact, FactList } from '@emberclutch/web/ui/layout/FactList.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { SpecimenSpread } from '@emberclutch/web/ui/layout/SpecimenSpread.ts';
import { GalleryPanel } from './GalleryPanel.tsx';
import { ListNav } from './ListNav.tsx';
import { SpecimenActions } from './SpecimenActions.tsx';
import { TimelinePanel } from './TimelinePanel.tsx';
import { TraitsPanel } from './TraitsPanel.tsx';
import { copy } from './copy.ts';
import { useEggInstants } from './use-egg-instants.ts';
import { useOwnHatching } from './use-own-hatching.ts';

/** One egg, dragon or gateway key: its picture, its facts and its timeline. */
export function Specimen({ id }: { id: number }) {
  const { data: current } = useSuspenseQuery({
    ...openedAssetQuery(useQueryClient(), id),
    refetchInterval: ({ state }) => (state.data ? computePollInterval(state.data) : false),
  });
  useOwnHatching(current);
  const asset = useCaptionedAsset(current);
  const name = formatAssetTitle(asset);

  return (
    <Page title={`${name}, ${copy.number(formatSpecimenNumber(id))}`}>
      <SpecimenSpread>
        <div>
          <ListNav id={id} />
          <PageHeading
            eyebrow={copy.number(formatSpecimenNumber(id))}
            title={
              <>
                {name} {asset.golden && <GoldenBadge />}
              </>
            }
            lead={
              asset.assetState !== 'HATCHED' && asset.charmOfMaking
                ? describeKind(asset)
                : asset.charmOfMaking && (
                    <>
                      {copy.charm}: <em>{asset.charmOfMaking}</em>
                    </>
                  )
            }
          />
          {asset.dragon && <HatchCountdown asset={asset} />}
        </div>
        <GalleryPanel asset={current} />
        <SidePanels>
          <SpecimenActions asset={asset} />
          {asset.dragon && <TimelinePanel asset={asset} />}
          {asset.gatewayKey && <KeyPanel asset={asset} />}
          {asset.dragon && <RarityPanel asset={asset} />}
          <FactsPanel asset={asset} />
          {asset.dragon && <TraitsPanel asset={asset} />}
        </SidePanels>
      </SpecimenSpread>
      <CompareDock path={paths.hatchery} />
    </Page>
  );
}

/** Limits of the polling interval. The lower one applies while the provider has not yet made a change that is due. */
const minPollMs = 3_000;

const maxPollMs = 3_600_000;

const stateEnds: Partial<Record<AssetState, 'incubatesAt' | 'hatchingAt' | 'hatchesAt'>> = {
  SEALED: 'incubatesAt',
  INCUBATING: 'hatchingAt',
  HATCHING: 'hatchesAt',
};

/** @returns milliseconds until an asset should be requested again; false if it will not change by itself */
function computePollInterval({ assetState, dragon }: AssetInfo): number | false {
  const end = assetState && stateEnds[assetState];
  const changesAt = end && dragon?.egg[end];
  return typeof changesAt === 'number'
    ? Math.min(maxPollMs, Math.max(minPollMs, changesAt * 1_000 - serverNow()))
    : false;
}

function KeyPanel({ asset }: { asset: AssetInfo }) {
  const session = useAtomValue(sessionAtom);
  const isUsed = asset.assetState === 'USED';
  const isOwn = useHydratedValue(session !== null && session.userId === asset.accId, false);
  return (
    <Panel title={copy.key.title}>
      <TextBlock>
        <p>{isUsed ? `${copy.key.what} ${copy.key.used}` : copy.key.what}</p>
        {!isUsed && <p>{isOwn ? copy.key.own : copy.key.others}</p>}
        {!isUsed && isOwn && <ButtonLink to={toRedeemPath(asset.id)}>{copy.key.redeem}</ButtonLink>}
      </TextBlock>
    </Panel>
  );
}

/** The spawn page with this key selected for one egg. Nothing is locked before a press there. */
const toRedeemPath = (id: number) => `${paths.spawn}?eggs=1&with=keys&use=${id}`;

/** Time until an egg hatches. Renders nothing for a dragon, or if the provider does not report the time. */
function HatchCountdown({ asset }: { asset: AssetInfo }) {
  const { hatchesAt } = useEggInstants(asset);
  if (asset.assetState === 'HATCHED' || typeof hatchesAt !== 'number') return null;
  return <TimeLeft key={hatchesAt} hatchesAt={hatchesAt} />;
}

/** Not printed, because the timeline contains the instants. At zero it says that the page polls (`computePollInterval`). */
function TimeLeft({ hatchesAt }: { hatchesAt: number }) {
  const [isDue, setIsDue] = useState(() => hatchesAt * 1_000 <= serverNow());
  return (
    <Clock {...notPrinted} role={isDue ? 'status' : undefined}>
      {isDue ? (
        copy.hatchingNow
      ) : (
        <Countdown
          until={hatchesAt}
          label={copy.hatchesIn}
          over={copy.hatchingNow}
          onEnd={() => setIsDue(true)}
        />
      )}
    </Clock>
  );
}

function FactsPanel({ asset }: { asset: AssetInfo }) {
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
        {dragon?.spawn && <Fact term={copy.season}>{formatSeasonTitle(dragon.spawn, dragon.spawnAge)}</Fact>}
        {gatewayKey?.season && (
          <Fact term={copy.season}>{formatSeasonTitle(gatewayKey.season, gatewayKey.age)}</Fact>
        )}
        {dragon?.hatch && <Fact term={copy.hatchSeason}>{formatSeasonTitle(dragon.hatch)}</Fact>}
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

/** How rare an egg or dragon is: its rank in its season if the provider sends it, and the rarity with its reason. */
function RarityPanel({ asset: { id, rarity } }: { asset: AssetInfo }) {
  const { data: rank, isPending } = useQuery(rankQueries.of(id));
  return (
    <Panel title={copy.rarity}>
      {/* While it loads, its lines are empty, so that nothing moves. */}
      {(rank || isPending) && (
        <>
          <Headline>{rank ? copy.rankOf(rank) : nbsp}</Headline>
          <RarityPanelNote>{rank ? copy.rankAmong(rank) : nbsp}</RarityPanelNote>
        </>
      )}
      {rarity === null ? (
        <p>{copy.rarityUnknown}</p>
      ) : (
        <>
          <Scale aria-hidden="true" style={{ '--share': `${Math.min(100, Math.max(0, rarity))}%` }} />
          <p>{copy.rarityOf(rarity)}</p>
          <RarityPanelNote>{copy.rarityWhy}</RarityPanelNote>
        </>
      )}
    </Panel>
  );
}

const nbsp = '\u00a0';

const SidePanels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

const TextBlock = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};

  p {
    margin: 0;
  }
`;

const Clock = styled.p`
  margin: calc(-1 * ${space.xs}) 0 ${space.m};
  font-size: ${size.l};
`;

const Headline = styled.p`
  font-family: ${font.display};
  font-size: ${size.l};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** A scale with a pointer, which repeats the number. */
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

const RarityPanelNote = styled.p`
  margin: 0;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
