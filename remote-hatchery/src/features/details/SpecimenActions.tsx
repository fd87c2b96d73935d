import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { arrivalPath } from '@emberclutch/web/routing/arrival-path.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { isEmbedded, sessionAtom } from '@emberclutch/web/state';
import { media, space } from '@emberclutch/web/theme/tokens.ts';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { CompareItemButton } from '@emberclutch/web/ui/asset/compare/CompareItemButton.tsx';
import { ShareButton } from '@emberclutch/web/ui/asset/share/ShareButton.tsx';
import { useHydratedValue } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { toEmbedPath } from '../../platform/embed-path.ts';
import { copy } from './copy.ts';

/** Links to related pages as buttons, side by side on a phone, and below them the actions for this page as links. */
export function SpecimenActions({ asset }: { asset: AssetInfo }) {
  const { id } = asset;
  return (
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
      <ReplayLink asset={asset} />
      <Tools>
        <CompareItemButton id={id} variant="plain" />
        <ShareButton title={formatAssetTitle(asset)} path={paths.details(id)} variant="plain" />
        {!isEmbedded() && (
          <ButtonLink variant="plain" to={toEmbedPath(id)}>
            {copy.toEmbed}
          </ButtonLink>
        )}
      </Tools>
    </Actions>
  );
}

/** Lets the owner replay the arrival of an egg or the hatching of a dragon. */
export function ReplayLink({ asset }: { asset: AssetInfo }) {
  const session = useAtomValue(sessionAtom);
  const isOwn = useHydratedValue(session?.userId === asset.accId, false);
  if (!asset.dragon || !isOwn) return null;
  return (
    <ButtonLink variant="quiet" to={arrivalPath(asset.id)}>
      {asset.assetState === 'HATCHED' ? copy.hatchAgain : copy.arriveAgain}
    </ButtonLink>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  @media ${media.phone} {
    > a {
      flex: 1 1 auto;
      padding-inline: ${space.xs};
    }
  }
`;

const Tools = styled.div`
  display: flex;
  flex-basis: 100%;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  margin-bottom: calc(${space.xs} * -1);
`;
