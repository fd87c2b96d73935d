import { useQuery } from '@tanstack/react-query';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { seasonSceneQuery } from '../../../platform/api/season-scene.ts';
import { useSeason } from '../../../platform/season/use-season.ts';
import { Land } from './Land.ts';
import { Sky } from './Sky.ts';
import { Weather } from './Weather.tsx';

export type Part = 'sky' | 'land';

/**
 * The world of the running season in its age: above a page its sky with the land far away, the grain of the paper and a
 * moment of weather; below the page its ground. The page of the world of dragons has a sky and ground of its own.
 */
export function SeasonWorld({ part }: { part: Part }) {
  const season = useSeason();
  const name = knownSeason(season?.spawnSeason ?? '');
  const age = season?.spawnAge ?? 0;
  const { data: scene } = useQuery({ ...seasonSceneQuery(name, age), enabled: season !== null });
  const { pathname } = useLocation();
  if (!scene || pathname === paths.hatched || pathname === paths.world) return null;
  const key = `${name} ${age}`;
  if (part === 'land')
    return <Land key={key} aria-hidden="true" dangerouslySetInnerHTML={{ __html: scene.land }} />;
  return (
    <>
      <Sky key={key} aria-hidden="true" data-tall={pathname === paths.home || undefined}>
        <div data-night dangerouslySetInnerHTML={{ __html: scene.stars }} />
        <div dangerouslySetInnerHTML={{ __html: scene.sky }} />
      </Sky>
      <Weather key={`weather ${key}`} mote={scene.mote} weather={scene.weather} />
    </>
  );
}
