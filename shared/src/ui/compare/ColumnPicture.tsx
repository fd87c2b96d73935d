import { styled } from 'styled-components';
import { isApiError } from '../../api/api-error.ts';
import { assetOrigins, assetTitle } from '../asset-title.ts';
import { AssetPicture } from '../AssetPicture.tsx';
import { Button } from '../Button.tsx';
import { errorMessages } from '../error-messages.ts';
import { specimenNumber } from '../specimen-number.ts';
import { copy } from './copy.ts';
import type { ComparedItem } from './use-compared-items.ts';

/** The picture of a column, all in one scale; or why there is none. */
export function ColumnPicture({ item: { id, loaded, error, retry } }: { item: ComparedItem }) {
  if (loaded)
    return (
      <td>
        <Frame>
          <AssetPicture
            asset={loaded.asset}
            alt={[assetTitle(loaded.asset), ...assetOrigins(loaded.asset)].join(', ')}
            isUrgent
          />
        </Frame>
      </td>
    );
  const code = isApiError(error) ? error.code : 'internal';
  return (
    <td>
      <Frame aria-busy={error === null || undefined}>
        {error && (
          <Failure role="alert">
            <p>
              {code === 'not_found'
                ? copy.refused.unknown(specimenNumber(id))
                : copy.refused.failed(specimenNumber(id), errorMessages[code])}
            </p>
            {code !== 'not_found' && (
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

/** The space is reserved while the asset is loading. */
const Frame = styled.div`
  aspect-ratio: 1;
  max-width: 320px;
  overflow: hidden;
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.rule};
  border-radius: ${({ theme }) => theme.radius.s};
`;

const Failure = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${({ theme }) => theme.space.s};
  height: 100%;
  padding: ${({ theme }) => theme.space.m};
  border-left: 4px solid ${({ theme }) => theme.color.danger};
`;
