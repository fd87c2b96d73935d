import { useQuery } from '@tanstack/react-query';
import { seasonSceneQuery } from '@emberclutch/web/api/season-scene.ts';
import { useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { PrintStyle } from '../../../platform/ui/PrintStyle.ts';
import { Grain } from './Grain.tsx';
import { Sky } from './Sky.ts';
import { usePageScene } from './use-page-scene.ts';
import { useRunningSeason } from './use-running-season.ts';
import { Weather } from './Weather.tsx';

/**
 * Milliseconds from the turn of a season until the page shows the new sky: the curtain covers it by then, and the styles of its
 * hundreds of shapes are not computed in the same task as the curtain's own.
 */
const swappedAfterMs = 1_600;

/** The sky of the season with the land far away, the grain of the paper and a moment of weather. Not printed (`PrintStyle`). */
export function SeasonSky() {
  const { isKnown, name, age, turn } = useRunningSeason();
  const { data: scene } = useQuery({ ...seasonSceneQuery(name, age), enabled: isKnown });
  const { pathname } = useLocation();
  const shown = usePageScene(scene, turn.isBeginning || turn.isTurning ? swappedAfterMs : 0);
  return (
    <>
      <PrintStyle />
      {shown && (
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
