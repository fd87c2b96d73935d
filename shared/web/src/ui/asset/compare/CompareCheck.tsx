import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { formatAssetTitle } from '../format-asset-title.ts';
import { specimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { copy } from './select-copy.ts';
import { toggleCompared } from './toggle-compared.ts';
import { useIsCompared, useIsComparing } from './use-is-compared.ts';
import { color, space } from '../../../theme/tokens.ts';

/** A checkbox in the row of a table that selects its asset; nothing while compare mode is off. */
export function CompareCheck({ asset }: { asset: AssetInfo }) {
  const isComparing = useIsComparing();
  const isCompared = useIsCompared(asset.id);
  if (!isComparing) return null;
  return (
    <Box
      type="checkbox"
      aria-label={copy.mark(formatAssetTitle(asset), specimenNumber(asset.id))}
      checked={isCompared}
      onChange={() => toggleCompared(asset.id)}
    />
  );
}

const Box = styled.input`
  width: 24px;
  height: 24px;
  margin: 0 ${space.xs} 0 0;
  vertical-align: middle;
  accent-color: ${color.accent};
`;
