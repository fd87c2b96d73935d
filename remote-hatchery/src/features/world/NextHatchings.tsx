import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { useTimeLeft } from '@emberclutch/web/ui/asset/live/use-time-left.ts';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { color, layers, media, radius, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { toWindow } from '@emberclutch/world/scene/camera.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { findNest } from '@emberclutch/world/simulation/find-perch.ts';
import { chooseHome, computeHomeLimits } from '@emberclutch/world/simulation/homes.ts';
import type { NextHatching } from '../../platform/api/world-hatchings.ts';
import { copy } from './copy.ts';
import { worldQueries } from '../../platform/api/world.ts';

/** Pixels per unit at which a nest fills much of the window. */
const nestZoom = 0.9;

interface Props {
  scene: Pick<WorldScene, 'pilot' | 'viewport'>;
  dragons: readonly { readonly id: number }[];
  /** Jumps instead of flying, for players who prefer reduced motion. */
  isStill: boolean;
}

/** Countdowns of the eggs that hatch next, over their nests. A press flies to the nest. */
export function NextHatchings({ scene, dragons, isStill }: Props) {
  const hatchings = keepFirstOfNest(useNextHatchings(dragons));
  const listRef = useRef<HTMLUListElement>(null);
  // Bypasses React, because the camera may move in every frame.
  useLayoutEffect(() => {
    const updatePositions = () => {
      for (const [index, hatching] of hatchings.entries()) {
        const { x, y } = toWindow(scene.pilot.camera, scene.viewport, findNest(hatching));
        const element = listRef.current?.children[index];
        if (element instanceof HTMLElement)
          element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      }
    };
    updatePositions();
    return scene.pilot.subscribe(updatePositions);
  });
  const handleVisit = (hatching: NextHatching) =>
    scene.pilot.flyTo(findNest(hatching), Math.max(nestZoom, scene.pilot.camera.zoom), { isStill });
  return (
    <List ref={listRef} aria-label={copy.hatchings.label}>
      {hatchings.map((hatching) => (
        <Hatching key={hatching.id} hatching={hatching} onVisit={() => handleVisit(hatching)} />
      ))}
    </List>
  );
}

function Hatching({ hatching, onVisit }: { hatching: NextHatching; onVisit: () => void }) {
  const { id, house, golden, hatchesAt } = hatching;
  const timeLeft = useTimeLeft(hatchesAt);
  return (
    <Place data-golden={golden || undefined}>
      <button
        type="button"
        aria-label={copy.hatchings.visit(formatSpecimenNumber(id), house, timeLeft)}
        onClick={onVisit}
      >
        <Egg aria-hidden="true" />
        <span>{timeLeft ?? copy.hatchings.due}</span>
      </button>
    </Place>
  );
}

/** Milliseconds between two requests for the eggs that hatch next. */
const refreshInterval = 60_000;

const noHatchings: readonly NextHatching[] = [];

/** The eggs that hatch next, with their nests, at a distance from the nests of known dragons. */
function useNextHatchings(dragons: readonly { readonly id: number }[]): readonly NextHatching[] {
  const { data = noHatchings } = useQuery({
    ...worldQueries.nextHatchings(),
    refetchInterval: refreshInterval,
  });
  const homes = computeHomeLimits(dragons);
  return data.map((hatching) => ({ ...hatching, home: chooseHome(homes, hatching.id) }));
}

/** Only the first hatching of each nest: a flock shares its nest, and two countdowns would overlap. */
const keepFirstOfNest = (hatchings: readonly NextHatching[]): NextHatching[] => [
  ...new Map(
    hatchings.toReversed().map((hatching) => {
      const { x, y } = findNest(hatching);
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

/** Length in pixels of the line between a countdown and its nest. */
const stemPx = 46;

const Place = styled.li`
  position: absolute;
  top: 0;
  left: 0;

  /* The line down to the nest. */
  &::before {
    position: absolute;
    bottom: 0;
    left: -0.5px;
    width: 1px;
    height: ${stemPx}px;
    background: ${color.edge};
    content: '';
  }
  /* Panels lie above it, but must not cover the focus. */
  &:focus-within {
    z-index: ${layers.raised};
  }
  button {
    position: absolute;
    bottom: ${stemPx}px;
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
  /* A phone has room only for the first ones. */
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
