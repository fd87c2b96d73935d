import { styled } from 'styled-components';
import { useSuspenseQuery } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { CompareDock } from '@emberclutch/web/ui/asset/compare/CompareDock.tsx';
import { CompareItemButton } from '@emberclutch/web/ui/asset/compare/CompareItemButton.tsx';
import { GoldenMark } from '@emberclutch/web/ui/asset/GoldenMark.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { ShareButton } from '@emberclutch/web/ui/asset/share/ShareButton.tsx';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { media, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { DetailColumns } from './DetailColumns.ts';
import { FactsPanel } from './FactsPanel.tsx';
import { GalleryPanel } from './GalleryPanel.tsx';
import { KeyPanel } from './KeyPanel.tsx';
import { ListNav } from './ListNav.tsx';
import { TimelinePanel } from './TimelinePanel.tsx';
import { pollInterval } from './next-state-change.ts';
import { RarityPanel } from './RarityPanel.tsx';
import { TraitsPanel } from './TraitsPanel.tsx';

/** One egg, dragon or gateway key: its picture, its facts and its timeline. */
export function Specimen({ id }: { id: number }) {
  const { data: asset } = useSuspenseQuery({
    ...assetQueries.one(id),
    refetchInterval: ({ state }) => (state.data ? pollInterval(state.data) : false),
  });
  const name = assetTitle(asset);

  return (
    <Page title={`${name}, ${copy.number(specimenNumber(id))}`}>
      <ListNav id={id} />
      <PageHeading
        eyebrow={copy.number(specimenNumber(id))}
        title={
          <>
            {name} {asset.golden && <GoldenMark />}
          </>
        }
        lead={asset.charmOfMaking && <Charm words={asset.charmOfMaking} />}
        actions={
          <Actions>
            {asset.dragon && (
              <ButtonLink variant="quiet" to={paths.genomeExplorer(id)}>
                {copy.toGenome}
              </ButtonLink>
            )}
            {asset.assetState === 'HATCHED' && (
              <ButtonLink variant="quiet" to={`${paths.hatched}?focus=${id}`}>
                {copy.toWorld}
              </ButtonLink>
            )}
            <CompareItemButton id={id} />
            <ShareButton title={name} path={paths.details(id)} />
          </Actions>
        }
      />
      <DetailColumns>
        <GalleryPanel asset={asset} />
        <SidePanels>
          {asset.dragon && <TimelinePanel asset={asset} />}
          {asset.gatewayKey && <KeyPanel asset={asset} />}
          {asset.dragon && <RarityPanel asset={asset} />}
          <FactsPanel asset={asset} />
        </SidePanels>
        {asset.dragon && <TraitsPanel id={id} />}
      </DetailColumns>
      <CompareDock path={paths.hatchery} />
    </Page>
  );
}

const Charm = ({ words }: { words: string }) => (
  <>
    {copy.charm}: <em>{words}</em>
  </>
);

/** On a phone two in a row, so that the picture is not pushed out of sight. */
const Actions = styled.div`
  display: contents;

  @media ${media.phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space.xs};
    /* The row around it is as wide as its contents, which two short buttons do not fill. */
    width: 100vw;
    max-width: 100%;

    a,
    button {
      width: 100%;
      padding-inline: ${space.xs};
    }
    > :last-child:nth-child(odd) {
      grid-column: span 2;
    }
  }
`;

/** Beside the picture and the panel below it. */
const SidePanels = styled.div`
  display: grid;
  gap: ${space.l};

  @media ${media.wide} {
    grid-column: 2;
    grid-row: span 2;
  }
`;
