import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTimeLeft } from '@emberclutch/web/ui/asset/live/use-time-left.ts';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { color, media, radius, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { toWindow } from '@emberclutch/world/scene/camera.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { nestOf } from '@emberclutch/world/simulation/nest-of.ts';
import type { NextHatching } from '../../platform/api/world-hatchings.ts';
import { copy } from './copy.ts';
import { measureRoom, panelsOf, placeLabels } from './place-labels.ts';
import { useNextHatchings } from './use-next-hatchings.ts';

interface Props {
  scene: Pick<WorldScene, 'pilot'>;
  dragons: readonly { readonly id: number }[];
  /** The egg that the player waits for at its nest; null for none. */
  awaited: NextHatching | null;
  onVisit: (hatching: NextHatching) => void;
}

/** The eggs that hatch next stand over their nests, with a countdown. A press flies there, and the camera stays for the first flight. */
export function NextHatchings({ scene, dragons, awaited, onVisit }: Props) {
  const hatchings = firstOfEachNest(useNextHatchings(dragons));
  const listRef = useRef<HTMLUListElement>(null);
  // After each render: a panel may have come or gone.
  useLayoutEffect(() => (listRef.current ? keepOverNests(listRef.current, hatchings, scene) : undefined));
  return (
    <List ref={listRef} aria-label={copy.hatchings.label}>
      {hatchings.map((hatching) => (
        <Hatching
          key={hatching.id}
          hatching={hatching}
          isAwaited={hatching.id === awaited?.id}
          onVisit={() => onVisit(hatching)}
        />
      ))}
    </List>
  );
}

interface HatchingProps {
  hatching: NextHatching;
  isAwaited: boolean;
  onVisit: () => void;
}

function Hatching({ hatching, isAwaited, onVisit }: HatchingProps) {
  const { id, house, golden, hatchesAt } = hatching;
  const left = useTimeLeft(hatchesAt);
  return (
    <Place data-golden={golden || undefined}>
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

/**
 * Keeps each countdown over its nest, or beside a panel that covers the nest. Bypasses React: the camera may move in every frame.
 * @returns ends it
 */
function keepOverNests(
  list: HTMLElement,
  hatchings: readonly NextHatching[],
  scene: Props['scene'],
): (() => void) | undefined {
  const map = list.parentElement;
  if (!map) return undefined;
  const places = [...list.children].filter((one) => one instanceof HTMLElement);
  const labels = places.flatMap((one) => one.querySelector('button') ?? []);
  let room = measureRoom(map, labels);
  const place = () => {
    // Not the viewport of the scene: a closed scene has none, and a panel may still change then.
    const viewport = { width: room.bounds.right, height: room.bounds.bottom };
    const points = hatchings.map((hatching) => {
      const { x, y } = toWindow(scene.pilot.camera, viewport, nestOf(hatching));
      return { x, y: y - stem };
    });
    for (const [index, { x, y }] of placeLabels(points, room).entries()) {
      const one = places[index];
      if (!one) continue;
      one.style.transform = `translate(${x.toFixed(1)}px, ${(y + stem).toFixed(1)}px)`;
      const isAside = x !== points[index]?.x || y !== points[index]?.y;
      one.toggleAttribute('data-aside', isAside);
    }
  };
  const observer = new ResizeObserver(() => {
    room = measureRoom(map, labels);
    place();
  });
  for (const one of [map, ...panelsOf(map)]) observer.observe(one);
  place();
  const unsubscribe = scene.pilot.subscribe(place);
  return () => {
    observer.disconnect();
    unsubscribe();
  };
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
  &[data-aside]::before {
    display: none;
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
