import { useState } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { isApiError } from '../../../api/api-error.ts';
import { assetKind, assetOrigins, assetTitle } from '../asset-title.ts';
import { Button } from '../../controls/Button.tsx';
import { errorMessage } from '../../feedback/error-message.ts';
import { errorMessages } from '../../feedback/error-messages.ts';
import { copy as liveCopy } from '../live/copy.ts';
import { HatchingPicture } from '../live/HatchingPicture.tsx';
import { specimenNumber } from '../../format/specimen-number.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import type { ComparedItem } from './use-compared-items.ts';
import { color, space } from '../../../theme/tokens.ts';

/** The picture of a column, at the same scale as the others, or the reason why there is none. */
export function ColumnPicture({ item: { id, loaded, error, retry } }: { item: ComparedItem }) {
  if (loaded) return <LoadedPicture asset={loaded.asset} />;
  const isUnknown = isApiError(error) && error.code === 'not_found';
  return (
    <td>
      <Frame aria-busy={error === null || undefined}>
        {error && (
          <Failure role="alert">
            <p>
              {isUnknown
                ? copy.refused.unknown(specimenNumber(id))
                : copy.refused.failed(specimenNumber(id), errorMessage(error, errorMessages))}
            </p>
            {!isUnknown && (
              <Button variant="quiet" size="s" onClick={retry}>
                {copy.retry}
              </Button>
            )}
          </Failure>
        )}
      </Frame>
    </td>
  );
}

/** An egg that hatches while it is compared is shown hatching. Each change of its state is announced. */
function LoadedPicture({ asset }: { asset: AssetInfo }) {
  const [first] = useState(asset.assetState);
  return (
    <td>
      <Frame>
        <HatchingPicture
          asset={asset}
          alt={[assetTitle(asset), ...assetOrigins(asset)].join(', ')}
          isUrgent
        />
      </Frame>
      <VisuallyHidden role="status">{asset.assetState !== first && newsOf(asset)}</VisuallyHidden>
    </td>
  );
}

const newsOf = (asset: AssetInfo) =>
  asset.assetState === 'HATCHED'
    ? liveCopy.hatched(asset, assetTitle(asset))
    : copy.changed(specimenNumber(asset.id), assetKind(asset));

/** The space is reserved while the asset is loading. What is compared stands on one shelf. */
const Frame = styled.div`
  aspect-ratio: 1;
  max-width: 320px;
  overflow: hidden;
  border-bottom: 3px double ${color.rule};
`;

const Failure = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.s};
  height: 100%;
  padding: ${space.m};
  border-left: 4px solid ${color.danger};
`;
