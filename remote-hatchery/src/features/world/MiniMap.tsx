import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { themeModeAtom } from '@emberclutch/shared/state';
import { copy } from './copy.ts';
import { mapPalettes } from './map/map-palette.ts';
import type { WorldScene } from './scene/world-scene.ts';
import { genesis, lands, worldSize } from './simulation/lands.ts';
import type { Place } from './simulation/lands.ts';

interface Props {
  scene: WorldScene;
  onGo: (place: Place) => void;
}

/** The whole world in small, with a frame around what the map shows. */
export function MiniMap({ scene, onGo }: Props) {
  const { viewport, pilot } = scene;
  const camera = useSyncExternalStore(pilot.subscribe, () => pilot.camera);
  const { land: colours } = mapPalettes[useAtomValue(themeModeAtom)];
  const width = viewport.width / camera.zoom;
  const height = viewport.height / camera.zoom;
  const handleClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width: across, height: down } = currentTarget.getBoundingClientRect();
    // A press of the keyboard has no place: it leads to the middle.
    if (detail === 0) onGo(genesis);
    else
      onGo({
        x: ((clientX - left) / across) * worldSize.width,
        y: ((clientY - top) / down) * worldSize.height,
      });
  };
  return (
    <Frame type="button" aria-label={copy.controls.miniMap} onClick={handleClick}>
      <svg viewBox={`0 0 ${worldSize.width} ${worldSize.height}`} aria-hidden="true">
        {Object.values(lands).map(({ house, x, y, radiusX, radiusY }) => (
          <ellipse
            key={house}
            className="land"
            fill={colours[house].wash}
            cx={x}
            cy={y}
            rx={radiusX}
            ry={radiusY}
          />
        ))}
        <ellipse
          className="land"
          fill={colours.GENESIS.wash}
          cx={genesis.x}
          cy={genesis.y}
          rx={genesis.radius}
          ry={genesis.radius * 0.7}
        />
        <rect
          className="view"
          x={camera.x - width / 2}
          y={camera.y - height / 2}
          width={width}
          height={height}
        />
      </svg>
    </Frame>
  );
}

const Frame = styled.button`
  position: absolute;
  right: ${({ theme }) => theme.space.s};
  bottom: ${({ theme }) => theme.space.s};
  width: 168px;
  padding: 3px;
  line-height: 0;
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.edge};
  cursor: pointer;

  .land {
    stroke: ${({ theme }) => theme.color.edge};
    stroke-width: 60;
  }
  .view {
    fill: none;
    stroke: ${({ theme }) => theme.color.accent};
    stroke-width: 140;
  }
  /* A phone shows the selected dragon in this place. */
  @media ${({ theme }) => theme.media.phone} {
    display: none;
  }
`;
