import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { themeModeAtom } from '@emberclutch/web/state';
import { color, media, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { mapSketch } from './map-folder.ts';
import { mapPanel } from './map-panel.ts';
import { mapPalette } from '@emberclutch/world/map/map-palette.ts';
import { openSeaColor } from '@emberclutch/world/map/open-sea.ts';
import { computeWorldArea, mapArea } from '@emberclutch/world/map/world-area.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { findDistrictCenter, districtRadius } from '@emberclutch/world/simulation/districts.ts';
import type { OpenDistrict } from '@emberclutch/world/simulation/find-flock-position.ts';
import { genesis } from '@emberclutch/world/simulation/regions.ts';
import type { Point } from '@emberclutch/world/simulation/point.ts';

interface Props {
  scene: Pick<WorldScene, 'pilot' | 'viewport'>;
  districts: readonly OpenDistrict[];
  /** Whether a dragon card is shown: on a phone it replaces the overview. */
  isCardShown: boolean;
  onGo: (point: Point) => void;
}

/** An overview of the world, with a frame around the visible part. */
export function MiniMap({ scene, districts, isCardShown, onGo }: Props) {
  const { map } = computeWorldArea(Math.max(0, ...districts.map(({ district }) => district)));
  const frameRef = useRef<SVGRectElement>(null);
  // Bypasses React: while the camera follows a dragon it moves in every frame, and a render per frame would keep interrupting the
  // transition to another page or filter.
  useLayoutEffect(() => {
    const showFrame = () => {
      const { camera } = scene.pilot;
      const [width, height] = [scene.viewport.width / camera.zoom, scene.viewport.height / camera.zoom];
      const region = { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
      for (const [name, value] of Object.entries(region))
        frameRef.current?.setAttribute(name, value.toFixed(0));
    };
    showFrame();
    return scene.pilot.subscribe(showFrame);
  }, [scene]);
  const isDark = useAtomValue(themeModeAtom) === 'dark';
  const handleClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A key press has no position, so it goes to the center.
    if (detail === 0) onGo(genesis);
    else
      onGo({
        x: map.x + ((clientX - left) / width) * map.width,
        y: map.y + ((clientY - top) / height) * map.height,
      });
  };
  return (
    <Frame
      type="button"
      data-aside={isCardShown || undefined}
      aria-label={copy.controls.miniMap}
      onClick={handleClick}
    >
      <svg
        viewBox={`${map.x} ${map.y} ${map.width} ${map.height}`}
        aria-hidden="true"
        data-dark={isDark || undefined}
      >
        <image href={mapSketch} {...mapArea} preserveAspectRatio="none" />
        {districts.map(({ house, district }) => {
          const { x, y } = findDistrictCenter(house, district);
          return (
            <ellipse
              key={`${house} ${district}`}
              className="land"
              fill={mapPalette.regions[house].wash}
              cx={x}
              cy={y}
              rx={districtRadius.x}
              ry={districtRadius.y}
            />
          );
        })}
        <rect ref={frameRef} className="view" />
      </svg>
    </Frame>
  );
}

const Frame = styled.button`
  position: absolute;
  left: ${space.s};
  /* Above the buttons of the map, and beside the card of the selected dragon. */
  bottom: calc(${space.s} + 44px);
  width: 168px;
  padding: 3px;
  line-height: 0;
  ${mapPanel}
  cursor: pointer;

  svg {
    background: ${openSeaColor};
  }
  /* The colours of the map's dark theme. */
  svg[data-dark] :is(image, .land) {
    filter: brightness(0.55) saturate(0.9);
  }
  .land {
    stroke: ${color.edge};
    stroke-width: 40;
  }
  .view {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 140;
  }
  @media ${media.phone} {
    bottom: ${space.s};
    width: 120px;

    &:where([data-aside]) {
      display: none;
    }
  }
`;
