import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';
import { color, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import { toWindow } from '@emberclutch/world/scene/camera.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';

type Sky = Pick<WorldScene, 'pilot' | 'viewport' | 'places'>;

interface Props {
  scene: Sky;
  /** The dragon that the player rides. */
  id: number;
}

/** Dragons with names, and how far they may be away in units of the world. */
const [maxNames, reach] = [4, 420];

/** Milliseconds between two looks at who flies beside. */
const interval = 1_500;

const none: readonly number[] = [];

/** The names of the dragons that fly beside the one that the player rides. The card has its own name. */
export function RideNames({ scene, id }: Props) {
  const [beside, setBeside] = useState(none);
  useEffect(() => {
    const look = () => {
      const ids = scene.places.neighborsOf(id, maxNames, reach);
      setBeside((before) => (before.join() === ids.join() ? before : ids));
    };
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [scene, id]);
  return (
    <div aria-hidden="true">
      {beside.map((other) => (
        <Name key={other} scene={scene} id={other} />
      ))}
    </div>
  );
}

function Name({ scene, id }: Props) {
  const ref = useRef<HTMLSpanElement>(null);
  const { data } = useQuery(assetQueries.one(id));
  // Bypasses React: during a ride the camera moves in every frame.
  useLayoutEffect(() => {
    const place = () => {
      const position = scene.places.positionOf(id);
      const tag = ref.current;
      if (!tag || !position) return;
      const { x, y } = toWindow(scene.pilot.camera, scene.viewport, position);
      tag.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, 60px)`;
    };
    place();
    return scene.pilot.subscribe(place);
  }, [scene, id, data]);
  return data ? <Tag ref={ref}>{assetTitle(data)}</Tag> : null;
}

const Tag = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  padding: 0 ${space.xs};
  color: ${color.ink};
  font-size: ${size.xs};
  white-space: nowrap;
  background: ${color.raised};
  border-radius: ${radius.s};
  opacity: 0.9;
  pointer-events: none;
`;
