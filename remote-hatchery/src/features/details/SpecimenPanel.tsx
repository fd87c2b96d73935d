import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { assetOrigins, assetTitle } from '@emberclutch/shared/ui/asset-title';
import { AssetPicture } from '@emberclutch/shared/ui/AssetPicture';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { copy } from './copy.ts';

/** The large picture, or a placeholder where the provider has none. */
export function SpecimenPanel({ asset }: { asset: AssetInfo }) {
  const hasPicture = Boolean(asset.thumbnail ?? asset.gatewayKey?.thumbnail);
  return (
    <Panel as="div">
      {hasPicture ? (
        <AssetPicture asset={asset} alt={[assetTitle(asset), ...assetOrigins(asset)].join(', ')} isUrgent />
      ) : (
        <Placeholder>
          <svg viewBox="0 0 120 150" width="120" aria-hidden="true">
            <path d="M60 8C92 8 112 58 112 92c0 32-22 50-52 50S8 124 8 92C8 58 28 8 60 8Z" />
          </svg>
          <p>{copy.noPicture}</p>
        </Placeholder>
      )}
    </Panel>
  );
}

const Placeholder = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space.m};
  aspect-ratio: 1;
  padding: ${({ theme }) => theme.space.l};
  text-align: center;
  color: ${({ theme }) => theme.color.inkSoft};
  background: ${({ theme }) => theme.color.sunk};

  path {
    fill: none;
    stroke: ${({ theme }) => theme.color.edge};
    stroke-width: 1.25;
    stroke-dasharray: 3 6;
  }
`;
