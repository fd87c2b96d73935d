import { styled } from 'styled-components';
import { useClock } from '@emberclutch/web/ui/browser/use-clock.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { countryAt } from '@emberclutch/world/simulation/lands.ts';

interface Props {
  scene: WorldScene;
  id: number;
}

/** The location of the selected dragon, updated every second: in words, and as map coordinates. */
export function Whereabouts({ scene, id }: Props) {
  useClock((now) => now);
  const sighting = scene.locate(id);
  if (!sighting) return null;
  const { x, y, z, time, activity } = sighting;
  const seenAt = new Date(time).toISOString();
  return (
    // Not announced: it changes every second.
    <Lines aria-live="off">
      <p>{copy.whereabouts(countryAt(sighting), activity)}</p>
      <Reference>
        <data value={[x, y, z].map((value) => value.toFixed(1)).join(' ')}>
          {copy.mapReference(x / 100, y / 100)}
        </data>
        {' · '}
        <time dateTime={seenAt}>{seenAt.slice(11, 19)} UTC</time>
      </Reference>
    </Lines>
  );
}

const Lines = styled.div`
  padding-top: ${space.xxs};
  border-top: 1px solid ${color.edge};
`;

const Reference = styled.p`
  color: ${color.inkFaint};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums lining-nums;
`;
