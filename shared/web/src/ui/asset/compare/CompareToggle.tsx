import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { color, inset, layers, radius, size, space, weight } from '../../../theme/tokens.ts';
import { formatAssetTitle } from '../format-asset-title.ts';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { copy } from './select-copy.ts';
import { useIsCompared, toggleCompared } from './use-is-compared.ts';

/** In compare mode, a press on the picture of a card selects its asset. Lies over the card, because a link may not contain a button. */
export function CompareToggle({ asset }: { asset: AssetInfo }) {
  const isCompared = useIsCompared(asset.id);
  return (
    <Cover
      type="button"
      aria-pressed={isCompared}
      aria-label={copy.select(formatAssetTitle(asset), formatSpecimenNumber(asset.id))}
      onClick={() => toggleCompared(asset.id)}
    >
      <Tag>
        <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
          <rect x="1.5" y="1.5" width="13" height="13" rx="1.5" />
          {isCompared && <path d="m4.5 8.5 2.5 2.5 4.5-6" />}
        </svg>
        {copy.compare}
      </Tag>
    </Cover>
  );
}

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${inset.menu};
  min-height: 32px;
  padding: 0 ${space.s} 0 ${space.xs};
  color: ${color.ink};
  font-size: ${size.xs};
  font-weight: ${weight.semibold};
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.round};

  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
  }
`;

const Cover = styled.button`
  position: absolute;
  z-index: ${layers.raised};
  inset: 0 0 auto;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  aspect-ratio: 1;
  padding: ${inset.mat};
  background: none;
  border: 2px solid transparent;
  border-radius: ${radius.s};
  cursor: pointer;

  &:hover ${Tag} {
    border-color: ${color.accent};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
  }
  &[aria-pressed='true'] ${Tag} {
    color: ${color.accentInk};
    forced-color-adjust: none;
    background: ${color.accent};
    border-color: ${color.accent};
  }
`;
