import { styled } from 'styled-components';
import { useSuspenseQuery } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/shared/api/assets';
import { paths } from '@emberclutch/shared/routing/paths';
import { assetTitle } from '@emberclutch/shared/ui/asset-title';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { GoldenMark } from '@emberclutch/shared/ui/GoldenMark';
import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { specimenNumber } from '@emberclutch/shared/ui/specimen-number';
import { copy } from './copy.ts';
import { CopyLink } from './CopyLink.tsx';
import { DetailColumns } from './DetailColumns.ts';
import { FactsPanel } from './FactsPanel.tsx';
import { TimelinePanel } from './TimelinePanel.tsx';
import { pollInterval } from './next-state-change.ts';
import { SpecimenPanel } from './SpecimenPanel.tsx';

/** One egg, dragon or gateway key: its picture, its facts and its timeline. */
export function Specimen({ id }: { id: number }) {
  const { data: asset } = useSuspenseQuery({
    ...assetQueries.one(id),
    refetchInterval: ({ state }) => (state.data ? pollInterval(state.data) : false),
  });
  const name = assetTitle(asset);
  const egg = asset.dragon?.egg;

  return (
    <Page title={`${name}, ${copy.number(specimenNumber(id))}`}>
      <PageHeading
        eyebrow={copy.number(specimenNumber(id))}
        title={
          <>
            {name} {asset.golden && <GoldenMark />}
          </>
        }
        lead={asset.charmOfMaking && <Charm words={asset.charmOfMaking} />}
        actions={
          <>
            {asset.dragon && (
              <ButtonLink variant="quiet" to={paths.genomeExplorer(id)}>
                {copy.toGenome}
              </ButtonLink>
            )}
            <CopyLink />
          </>
        }
      />
      <DetailColumns>
        <SpecimenPanel asset={asset} />
        <SidePanels>
          {egg && <TimelinePanel egg={egg} state={asset.assetState} created={asset.created} />}
          <FactsPanel asset={asset} />
        </SidePanels>
      </DetailColumns>
    </Page>
  );
}

const Charm = ({ words }: { words: string }) => (
  <>
    {copy.charm}: <em>{words}</em>
  </>
);

const SidePanels = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;
