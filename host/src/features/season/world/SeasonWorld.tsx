import { useQuery } from '@tanstack/react-query';
import { seasonLandQuery, seasonSceneQuery } from '@emberclutch/web/api/season-scene.ts';
import { useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { useOnScreen } from '@emberclutch/web/ui/browser/use-on-screen.ts';
import { Land } from './Land.tsx';
import { SeasonSky } from './SeasonSky.tsx';
import { SeasonTurn } from './SeasonTurn.tsx';
import { usePageScene } from './use-page-scene.ts';
import { useRunningSeason } from './use-running-season.ts';

export type Part = 'sky' | 'land';

/** The decoration of the current season in its age: the part above or below a page. */
export const SeasonWorld = ({ part }: { part: Part }) => (part === 'sky' ? <SeasonSky /> : <SeasonLand />);

/** Like `swappedAfterMs` of the sky, but in a later task. */
const swappedAfterMs = 2_400;

/** Distance from the window, in CSS pixels, within which the land is drawn: one fling of a thumb on a phone. */
const drawnWithin = 1_500;

/**
 * The ground of the season below a page. Drawn when the end of the page comes near, because most visits never see it. Shows the
 * change of season on every page except the one on which players buy.
 */
function SeasonLand() {
  const { isKnown, name, age, title, turn } = useRunningSeason();
  const { pathname } = useLocation();
  const [observe, isNear] = useOnScreen(drawnWithin);
  const isChanging = turn.isBeginning || turn.isTurning;
  const { data: ground } = useQuery({
    ...seasonLandQuery(name, age),
    enabled: isKnown && (isNear || isChanging),
  });
  const { data: scene } = useQuery({ ...seasonSceneQuery(name, age), enabled: isKnown && isChanging });
  const shown = usePageScene(ground, isChanging ? swappedAfterMs : 0);
  return (
    <>
      <Land key={shown?.key} ref={observe} drawing={shown?.land} />
      {turn.isTurning && isKnown && pathname !== paths.spawn && (
        <SeasonTurn
          season={name}
          title={title}
          scene={scene && ground && { ...scene, ...ground }}
          onEnd={turn.end}
        />
      )}
    </>
  );
}
