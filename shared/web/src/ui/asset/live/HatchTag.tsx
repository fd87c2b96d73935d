import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { copy } from './copy.ts';
import { useTimeLeft } from './use-time-left.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { notPrinted } from '../../../theme/not-printed.ts';
import { color, size } from '../../../theme/tokens.ts';

/**
 * A label of an egg that says when its state changes next: the time alone, because the mark of its state is beside it. Renders nothing for an asset that
 * does not change by itself or whose instants are unknown.
 */
export function HatchTag({ asset }: { asset: AssetInfo }) {
  const { incubatesAt, hatchesAt } = asset.dragon?.egg ?? {};
  if (asset.assetState === 'SEALED' && incubatesAt)
    return <Left until={incubatesAt} label={copy.incubates} />;
  if (!hatchesAt || asset.assetState === 'HATCHED') return null;
  return <Left until={hatchesAt} label={copy.hatches} after={copy.due} />;
}

interface LeftProps {
  until: number;
  label: string;
  /** Shown once the instant has passed; nothing by default. */
  after?: string;
}

function Left({ until, label, after }: LeftProps) {
  const left = useTimeLeft(until);
  if (left === null) return after && <Tag>{after}</Tag>;
  return (
    <Tag {...notPrinted}>
      <VisuallyHidden>{label}</VisuallyHidden> <span>{left}</span>
    </Tag>
  );
}

/** At the end of the first line of a card. */
export const Tag = styled.span`
  margin-left: auto;
  color: ${color.inkSoft};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: normal;
  white-space: normal;
`;
