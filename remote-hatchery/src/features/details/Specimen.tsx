import { styled } from 'styled-components';
import { useSuspenseQuery } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { assetKind, assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';
import { CompareDock } from '@emberclutch/web/ui/asset/compare/CompareDock.tsx';
import { GoldenMark } from '@emberclutch/web/ui/asset/GoldenMark.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { useCaptionedAsset } from '@emberclutch/web/ui/asset/live/use-captioned-asset.ts';
import { SpecimenSpread } from '@emberclutch/web/ui/layout/SpecimenSpread.ts';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { FactsPanel } from './FactsPanel.tsx';
import { GalleryPanel } from './GalleryPanel.tsx';
import { HatchCountdown } from './HatchCountdown.tsx';
import { KeyPanel } from './KeyPanel.tsx';
import { ListNav } from './ListNav.tsx';
import { TimelinePanel } from './TimelinePanel.tsx';
import { pollInterval } from './next-state-change.ts';
import { RarityPanel } from './RarityPanel.tsx';
import { SpecimenActions } from './SpecimenActions.tsx';
import { TraitsPanel } from './TraitsPanel.tsx';
import { useOwnHatching } from './use-own-hatching.ts';

/** One egg, dragon or gateway key: its picture, its facts and its timeline. */
export function Specimen({ id }: { id: number }) {
  const { data: current } = useSuspenseQuery({
    ...assetQueries.one(id),
    refetchInterval: ({ state }) => (state.data ? pollInterval(state.data) : false),
  });
  useOwnHatching(current);
  const asset = useCaptionedAsset(current);
  const name = assetTitle(asset);

  return (
    <Page title={`${name}, ${copy.number(specimenNumber(id))}`}>
      <SpecimenSpread>
        <div>
          <ListNav id={id} />
          <PageHeading
            eyebrow={copy.number(specimenNumber(id))}
            title={
              <>
                {name} {asset.golden && <GoldenMark />}
              </>
            }
            lead={
              asset.assetState !== 'HATCHED' && asset.charmOfMaking
                ? assetKind(asset)
                : asset.charmOfMaking && <Charm text={asset.charmOfMaking} />
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

const Charm = ({ text }: { text: string }) => (
  <>
    {copy.charm}: <em>{text}</em>
  </>
);

const SidePanels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;
