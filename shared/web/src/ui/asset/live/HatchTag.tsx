import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { useClock } from '../../browser/use-clock.ts';
import { copy } from './copy.ts';
import { timeLeft } from './time-left.ts';
import { color, inset, media, radius, size, space } from '../../../theme/tokens.ts';

/**
 * A label in the corner of the picture of an egg that says when its state changes next. Renders nothing for an asset that
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
  const left = useClock((now) => (until > now ? timeLeft(until - now) : null));
  if (left === null) return after && <Tag>{after}</Tag>;
  return (
    <Tag>
      <Label>{label}</Label> {left}
    </Tag>
  );
}

/** Two cards share a row, each too narrow for the tag on one line. */
const narrowCards = '(min-width: calc(15rem + 56px)) and (max-width: 22.4rem)';

/** Left out where it would break the line: the state below the picture says what happens next. */
const Label = styled.span`
  @media ${narrowCards} {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const Tag = styled.span`
  position: absolute;
  top: ${inset.mat};
  left: ${inset.mat};
  max-width: calc(100% - 20px);
  padding: 1px ${inset.menu};
  color: ${color.inkSoft};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  background: ${color.page};
  border: 1px solid ${color.rule};
  border-radius: ${radius.s};

  /* On one line, so that it does not cover the egg. */
  @media ${media.phone} {
    top: ${inset.frame};
    left: ${inset.frame};
    max-width: calc(100% - 2 * ${inset.frame});
    padding: 0 ${space.xxs};
    font-size: ${size.xxs};
  }
`;
