import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useClock } from '@emberclutch/web/ui/browser/use-clock.ts';
import { timeLeft } from '@emberclutch/web/ui/asset/live/time-left.ts';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { color, media, radius, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { toWindow } from '@emberclutch/world/scene/camera.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { nestOf } from '@emberclutch/world/simulation/nest-of.ts';
import type { NextHatching } from '../../platform/api/world-hatchings.ts';
import { copy } from './copy.ts';
import { useNextHatchings } from './use-next-hatchings.ts';

interface Props {
  scene: Pick<WorldScene, 'pilot' | 'viewport'>;
  dragons: readonly { readonly id: number }[];
  /** The egg for which the player waits at its nest; null for none. */
  awaited: NextHatching | null;
  onVisit: (hatching: NextHatching) => void;
}

/** The eggs that hatch next stand over their nests, with a countdown. A press flies there, and the camera stays for the first flight. */
export function NextHatchings({ scene, dragons, awaited, onVisit }: Props) {
  const hatchings = useNextHatchings(dragons);
  return (
    <List aria-label={copy.hatchings.label}>
      {firstOfEachNest(hatchings).map((hatching) => (
        <Hatching
          key={hatching.id}
          scene={scene}
          hatching={hatching}
          isAwaited={hatching.id === awaited?.id}
          onVisit={() => onVisit(hatching)}
        />
      ))}
    </List>
  );
}

interface HatchingProps extends Pick<Props, 'scene'> {
  hatching: NextHatching;
  isAwaited: boolean;
  onVisit: () => void;
}

function Hatching({ scene, hatching, isAwaited, onVisit }: HatchingProps) {
  const { id, home, house, golden, hatchesAt } = hatching;
  const ref = useRef<HTMLLIElement>(null);
  const left = useClock((now) => (hatchesAt > now ? timeLeft(hatchesAt - now) : null));
  // Bypasses React: the camera may move in every frame.
  useLayoutEffect(() => {
    const place = () => {
      const { camera } = scene.pilot;
      const { x, y } = toWindow(camera, scene.viewport, nestOf({ id, home, house }));
      if (ref.current) ref.current.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    };
    place();
    return scene.pilot.subscribe(place);
  }, [scene, id, home, house]);

  return (
    <Place ref={ref} data-golden={golden || undefined}>
      <button
        type="button"
        aria-pressed={isAwaited}
        aria-label={copy.hatchings.visit(specimenNumber(id), house, left)}
        onClick={onVisit}
      >
        <Egg aria-hidden="true" />
        {left ?? copy.hatchings.due}
      </button>
    </Place>
  );
}

/** Nests are shared by their flocks: two countdowns there would cover each other. */
const firstOfEachNest = (hatchings: readonly NextHatching[]): NextHatching[] => [
  ...new Map(
    hatchings.toReversed().map((hatching) => {
      const { x, y } = nestOf(hatching);
      return [`${x} ${y}`, hatching];
    }),
  ).values(),
];

const List = styled.ul`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
`;

/** Pixels of the line that holds a countdown over its nest. */
const stem = 46;

const Place = styled.li`
  position: absolute;
  top: 0;
  left: 0;

  /* A line down to the nest. */
  &::before {
    position: absolute;
    bottom: 0;
    left: -0.5px;
    width: 1px;
    height: ${stem}px;
    background: ${color.edge};
    content: '';
  }
  button {
    position: absolute;
    bottom: ${stem}px;
    display: flex;
    gap: ${space.xxs};
    align-items: center;
    min-height: 24px;
    padding: 0 ${space.xs};
    color: ${color.ink};
    font-size: ${size.xs};
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
    background: ${color.raised};
    border: 1px solid ${color.edge};
    border-radius: ${radius.s};
    transform: translateX(-50%);
    cursor: pointer;
    pointer-events: auto;
  }
  button[aria-pressed='true'] {
    border-color: ${color.accent};
  }
  /* A phone has room for the first ones. */
  @media ${media.phone} {
    &:nth-last-child(n + 4) {
      display: none;
    }
  }
`;

const Egg = styled.span`
  width: 9px;
  height: 12px;
  background: ${color.accent};
  border-radius: 50% 50% 50% 50% / 62% 62% 38% 38%;

  [data-golden] & {
    background: ${color.gold};
  }
`;
