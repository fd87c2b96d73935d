import { styled } from 'styled-components';
import type { CycleInfo } from '@emberclutch/contract/season/season-calendar.ts';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { formatUtc } from './format-utc.ts';

/** When a cycle opens and closes, in local time and in UTC. Without scripts the first is in UTC already. */
export function CycleTimes({ cycle: { opensAt, closesAt } }: { cycle: CycleInfo }) {
  return (
    <Times>
      <Time label={copy.opens} at={opensAt} />
      <Time label={copy.closes} at={closesAt} />
    </Times>
  );
}

function Time({ label, at }: { label: string; at: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <DateTime at={at} /> <small {...requiresScript}>{copy.utc(formatUtc(at))}</small>
      </dd>
    </div>
  );
}

const Times = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.xl};

  dt {
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  dd {
    font-variant-numeric: tabular-nums lining-nums;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
`;
