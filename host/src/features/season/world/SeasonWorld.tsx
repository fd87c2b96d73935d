import { useQuery } from '@tanstack/react-query';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { seasonSceneQuery } from '@emberclutch/web/api/season-scene.ts';
import { useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { seasonTitle } from '@emberclutch/web/ui/format/season-title.ts';
import { PrintStyle } from '../../../platform/ui/PrintStyle.ts';
import { useSeason } from '../../../platform/season/use-season.ts';
import { Grain } from './Grain.tsx';
import { hasSeasonWorld } from './has-season-world.ts';
import { Land } from './Land.tsx';
import { SeasonTurn } from './SeasonTurn.tsx';
import { Sky } from './Sky.ts';
import { usePageScene } from './use-page-scene.ts';
import { useSeasonTurn } from './use-season-turn.ts';
import { Weather } from './Weather.tsx';

export type Part = 'sky' | 'land';

/**
 * Milliseconds from the turn of a season until a part of the page shows the new scene: the curtain covers it by then, and the
 * styles of its hundreds of shapes are not computed in the same task as the curtain's own.
 */
const swappedAfterMs: Record<Part, number> = { sky: 1_600, land: 2_400 };

/**
 * The world of the running season in its age: above a page its sky with the land far away, the grain of the paper and a
 * moment of weather; below the page its ground. None of it is printed (`PrintStyle`). The turn of a season is shown on every
 * page but the one on which players buy.
 */
export function SeasonWorld({ part }: { part: Part }) {
  const season = useSeason();
  const name = knownSeason(season?.spawnSeason ?? '');
  const age = season?.spawnAge ?? 0;
  const { data: scene } = useQuery({ ...seasonSceneQuery(name, age), enabled: season !== null });
  const { pathname } = useLocation();
  const { isBeginning, isTurning, end } = useSeasonTurn(season?.cycle ? `${name} ${age}` : null);
  const turn = part === 'land' && isTurning && season && pathname !== paths.spawn && (
    <SeasonTurn
      season={name}
      title={seasonTitle(season.spawnSeason, season.spawnAge)}
      scene={scene}
      onEnd={end}
    />
  );
  const shown = usePageScene(scene, isBeginning || isTurning ? swappedAfterMs[part] : 0);
  if (part === 'land')
    return (
      <>
        <Land key={shown?.key} drawing={shown?.land} />
        {turn}
      </>
    );
  return (
    <>
      <PrintStyle />
      {shown && hasSeasonWorld(pathname) && (
        <>
          <Sky key={shown.key} aria-hidden="true" data-tall={pathname === paths.home || undefined}>
            <div data-night dangerouslySetInnerHTML={{ __html: shown.stars }} />
            <div dangerouslySetInnerHTML={{ __html: shown.sky }} />
          </Sky>
          <Grain tile={shown.grain} />
          <Weather key={`weather ${shown.key}`} mote={shown.mote} weather={shown.weather} />
        </>
      )}
    </>
  );
}
