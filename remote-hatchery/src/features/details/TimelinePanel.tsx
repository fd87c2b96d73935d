import { styled } from 'styled-components';
import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { useClock } from '@emberclutch/web/ui/browser/use-clock.ts';
import { DateTime, useCanFormat } from '@emberclutch/web/ui/format/DateTime.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { notPrinted } from '@emberclutch/web/theme/not-printed.ts';
import { color, inset, media, radius, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { useEggInstants } from './use-egg-instants.ts';

const stateOrder: readonly (AssetState | null)[] = ['SEALED', 'INCUBATING', 'HATCHING', 'HATCHED'];

/** The states of an egg from sealed to hatched, with their times. The current one is marked. */
export function TimelinePanel({ asset }: { asset: AssetInfo }) {
  const { assetState: state, created } = asset;
  const egg = useEggInstants(asset);
  const stages = [
    { stage: 'sealed', at: egg.sealedAt ?? created },
    { stage: 'incubating', at: egg.incubatesAt },
    { stage: 'hatching', at: egg.hatchingAt },
    { stage: 'hatched', at: egg.hatchesAt },
  ] as const;
  const reachedIndex = stateOrder.indexOf(state);
  return (
    <Panel title={copy.life}>
      {egg.isFrozen && <p>{copy.frozen}</p>}
      <Line>
        {stages.map(({ stage, at }, index) => (
          <li
            key={stage}
            aria-current={index === reachedIndex ? 'step' : undefined}
            data-is-past={index <= reachedIndex}
          >
            <strong>{(index <= reachedIndex ? copy.reachedStages : copy.stages)[stage]}</strong>{' '}
            {typeof at === 'number' ? (
              <span>
                <DateTime at={at} />{' '}
                <Relative {...notPrinted}>
                  (<RelativeTime at={at} />)
                </Relative>
              </span>
            ) : (
              <span>{copy.unknownTime}</span>
            )}
          </li>
        ))}
      </Line>
    </Panel>
  );
}

/** `in 3 hours`, `2 days ago`, in the language of the browser; in English until the page is hydrated. */
function RelativeTime({ at }: { at: number }) {
  // A coarse clock, because the smallest unit is the minute.
  const now = useClock((second) => second - (second % 15));
  return <span>{formatRelativeTime(at - now, useCanFormat())}</span>;
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Created on demand, because creating a formatter takes tens of milliseconds on a phone. */
let formatter: Intl.RelativeTimeFormat | undefined;

function formatRelativeTime(seconds: number, canFormat: boolean): string {
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  const count = Math.trunc(seconds / size);
  if (!canFormat) return formatInEnglish(count, unit);
  formatter ??= new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
  return formatter.format(count, unit);
}

function formatInEnglish(count: number, unit: string): string {
  const length = `${Math.abs(count)} ${unit}${Math.abs(count) === 1 ? '' : 's'}`;
  return count < 0 ? `${length} ago` : `in ${length}`;
}

/** Below the time on a phone: it fits beside the time only in some languages, so the page would move once it is hydrated. */
const Relative = styled.span`
  white-space: nowrap;

  @media ${media.phone} {
    display: block;
  }
`;

const Line = styled.ol`
  li {
    position: relative;
    display: grid;
    padding: 0 0 ${space.m} ${space.l};
    border-left: 1px solid ${color.edge};
    margin-left: ${inset.menu};
  }
  li:last-child {
    padding-bottom: 0;
    border-left-color: transparent;
  }
  li::before {
    content: '';
    position: absolute;
    left: -6px;
    top: 0.4em;
    width: 9px;
    height: 9px;
    background: ${color.raised};
    border: 1px solid ${color.edge};
    border-radius: ${radius.round};
  }
  li[data-is-past='true']::before {
    background: ${color.accent};
    border-color: ${color.accent};
  }
  strong {
    font-weight: ${weight.semibold};
  }
  span {
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
`;
