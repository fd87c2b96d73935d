import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { createGlobalStyle, keyframes, styled } from 'styled-components';
import { seasonLandQuery, seasonSceneQuery } from '@emberclutch/web/api/season-scene.ts';
import { useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { useOnScreen } from '@emberclutch/web/ui/browser/use-on-screen.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { printCss } from '@emberclutch/web/theme/print-css.ts';
import { layers, media } from '@emberclutch/web/theme/tokens.ts';
import { toKnownSeason } from '@emberclutch/contract/season/season-name.ts';
import { formatSeasonTitle } from '@emberclutch/web/ui/format/format-season-title.ts';
import { Land } from './Land.tsx';
import { SeasonTurn } from './SeasonTurn.tsx';
import { Weather } from './Weather.tsx';
import { useSeason } from '../../../platform/season/use-season.ts';

export type Part = 'sky' | 'land';

/** The decoration of the current season in its age: the part above or below a page. */
export const SeasonWorld = ({ part }: { part: Part }) => (part === 'sky' ? <SeasonSky /> : <SeasonLand />);

/**
 * Milliseconds from a change of season until the page shows the new sky. By then the curtain covers it, and the browser computes
 * the styles of its hundreds of shapes in a later task than the styles of the curtain.
 */
const skyDelayMs = 1_600;

/** The sky of the season with the distant land, the grain of the paper and a short weather animation. Not printed (`PrintStyle`). */
function SeasonSky() {
  const { isKnown, name, age, turn } = useRunningSeason();
  const { data: scene } = useQuery({ ...seasonSceneQuery(name, age), enabled: isKnown });
  const { pathname } = useLocation();
  const pageScene = usePageScene(scene, turn.isBeginning || turn.isTurning ? skyDelayMs : 0);
  return (
    <>
      <PrintStyle />
      {pageScene && (
        <>
          <Sky key={pageScene.key} aria-hidden="true" data-tall={pathname === paths.home || undefined}>
            <div data-night dangerouslySetInnerHTML={{ __html: pageScene.stars }} />
            <div dangerouslySetInnerHTML={{ __html: pageScene.sky }} />
          </Sky>
          <Grain tile={pageScene.grain} />
          <Weather key={`weather ${pageScene.key}`} mote={pageScene.mote} weather={pageScene.weather} />
        </>
      )}
    </>
  );
}

/**
 * The scene around a page. A new scene can wait until the curtain covers the change.
 * @param scene undefined until it has loaded
 * @param delayMs how long the previous scene stays, in milliseconds; 0 for no delay
 */
export function usePageScene<Scene>(scene: Scene | undefined, delayMs: number): Scene | undefined {
  const [delayedScene, setDelayedScene] = useState(scene);
  useEffect(() => {
    if (scene === undefined) return undefined;
    const timer = setTimeout(() => setDelayedScene(scene), delayMs);
    return () => clearTimeout(timer);
  }, [scene, delayMs]);
  return delayMs === 0 ? scene : delayedScene;
}

/** Like `skyDelayMs`, but in a later task. */
const landDelayMs = 2_400;

/** Distance from the window, in CSS pixels, within which the land is drawn: one fling of a thumb on a phone. */
const drawingDistance = 1_500;

/**
 * The ground of the season below a page. Drawn when the end of the page comes near, because most visits never see it. Shows the
 * change of season on every page except the one on which players buy.
 */
function SeasonLand() {
  const { isKnown, name, age, title, turn } = useRunningSeason();
  const { pathname } = useLocation();
  const [observe, isNear] = useOnScreen(drawingDistance);
  const isChanging = turn.isBeginning || turn.isTurning;
  const { data: ground } = useQuery({
    ...seasonLandQuery(name, age),
    enabled: isKnown && (isNear || isChanging),
  });
  const { data: scene } = useQuery({ ...seasonSceneQuery(name, age), enabled: isKnown && isChanging });
  const pageGround = usePageScene(ground, isChanging ? landDelayMs : 0);
  return (
    <>
      <Land key={pageGround?.key} ref={observe} drawing={pageGround?.land} />
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

/** The season that decorates the page, its title, and the state of a change of season. */
function useRunningSeason() {
  const season = useSeason();
  const name = toKnownSeason(season?.spawnSeason ?? '');
  const age = season?.spawnAge ?? 0;
  return {
    isKnown: season !== null,
    name,
    age,
    title: season ? formatSeasonTitle(season.spawnSeason, season.spawnAge) : '',
    turn: useSeasonTurn(season?.cycle ? `${name} ${age}` : null),
  };
}

/**
 * Milliseconds from the response with another season until its animation begins. The page takes the season's colours in one
 * frame, which is long on a phone, and the curtain appears in another frame.
 */
const turnDelayMs = 100;

/**
 * Detects a change of season while the page is open.
 * @param season its name and age as read from the provider; null until it has been read
 * @returns whether the animation is about to begin, whether it is shown, and a function that ends it
 */
function useSeasonTurn(season: string | null) {
  const [lastSeason, setLastSeason] = useState(season);
  const [isTurning, setIsTurning] = useState(false);
  const isNew = season !== null && season !== lastSeason;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => {
      setLastSeason(season);
      setIsTurning(lastSeason !== null);
    }, turnDelayMs);
    return () => clearTimeout(timer);
  }, [isNew, season, lastSeason]);
  return { isBeginning: isNew && lastSeason !== null, isTurning, end: () => setIsTurning(false) };
}

/** Prints only the content of a page. Pages without scripts contain the same rules. */
const PrintStyle = createGlobalStyle`${printCss}`;

/** The paper's grain behind the whole page. `tile` is an SVG document (`SeasonScene.grain`). */
const Grain = ({ tile }: { tile: string }) => (
  <Paper
    aria-hidden="true"
    style={{ backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(tile)}")` }}
  />
);

const Paper = styled.div`
  position: absolute;
  z-index: ${layers.backdrop};
  inset: 0;
  pointer-events: none;
  /* Otherwise the browser might choose this element, which never moves, as the scroll anchor, and not the reader's position in
     a growing list. */
  overflow-anchor: none;

  @media (forced-colors: active), print {
    display: none;
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/**
 * Behind the top of a page, where it fades out. It is faint because titles are in front of it, and faintest at the left, where
 * they begin. On the home page, the egg is in front of it. At night it shows real stars. A new season fades in slowly.
 */
const Sky = styled.div`
  position: absolute;
  z-index: ${layers.backdrop};
  inset: 0 0 auto;
  height: clamp(190px, 27vw, 400px);
  overflow: hidden;
  opacity: 0.5;
  pointer-events: none;
  overflow-anchor: none;
  mask-image: linear-gradient(black 55%, transparent), linear-gradient(to right, transparent -40%, black 60%);
  mask-composite: intersect;
  animation: ${appear} 1200ms ease-out;

  /* The page's text is in front of it. */
  [data-eclipse] {
    opacity: 0.12;
  }
  [data-corona] {
    opacity: 0.4;
  }
  /* Not on a phone, where sun and peaks would be behind the text of the hero. */
  @media not all and ${media.phone} {
    &:where([data-tall]) {
      height: clamp(380px, 52vw, 720px);
      opacity: 0.9;
      mask-image:
        linear-gradient(black 80%, transparent), linear-gradient(to right, transparent 20%, black 80%);
    }
    &:where([data-tall]) :is([data-eclipse], [data-corona], [data-night]) {
      opacity: 1;
    }
  }
  > div {
    position: absolute;
    inset: 0;
  }
  [data-night] {
    display: none;
    opacity: 0.5;

    .${pageClasses.dark} & {
      display: block;
    }
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;
