import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createGlobalStyle, keyframes, styled } from 'styled-components';
import { seasonLandQuery, seasonSceneQuery } from '@emberclutch/web/api/season-scene.ts';
import { useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { useOnScreen } from '@emberclutch/web/ui/browser/use-on-screen.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { printCss } from '@emberclutch/web/theme/print-css.ts';
import { layers, media } from '@emberclutch/web/theme/tokens.ts';
import { toKnownSeason } from '@emberclutch/contract/season/season-name.ts';
import { Land } from './Land.tsx';
import { useSeason } from '../../../platform/season/use-season.ts';

/** The decoration of the current season above or below a page. */
export const SeasonWorld = ({ part }: { part: 'sky' | 'land' }) =>
  part === 'sky' ? <SeasonSky /> : <SeasonLand />;

/** The sky of the season with the distant land, and the grain of the paper. Not printed (`PrintStyle`). */
function SeasonSky() {
  const { isKnown, name, age } = useCurrentSeason();
  const { data: scene } = useQuery({
    ...seasonSceneQuery(name, age),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  });
  const { pathname } = useLocation();
  return (
    <>
      <PrintStyle />
      {scene && (
        <>
          <Sky key={scene.key} aria-hidden="true" data-tall={pathname === paths.home || undefined}>
            <div data-night dangerouslySetInnerHTML={{ __html: scene.stars }} />
            <div dangerouslySetInnerHTML={{ __html: scene.sky }} />
          </Sky>
          <Grain aria-hidden="true" style={{ backgroundImage: toDataUrl(scene.grain) }} />
        </>
      )}
    </>
  );
}

/** Distance from the window, in CSS pixels, within which the land is drawn: how far one swipe scrolls on a phone. */
const drawingDistance = 1_500;

/** The land of the season below a page. Drawn when the end of the page comes near, because most visitors never scroll there. */
function SeasonLand() {
  const { isKnown, name, age } = useCurrentSeason();
  const [observe, isNear] = useOnScreen(drawingDistance);
  const { data: ground } = useQuery({
    ...seasonLandQuery(name, age),
    enabled: isKnown && isNear,
    placeholderData: keepPreviousData,
  });
  return <Land key={ground?.key} ref={observe} drawing={ground?.land} />;
}

function useCurrentSeason() {
  const season = useSeason();
  return {
    isKnown: season !== null,
    name: toKnownSeason(season?.spawnSeason ?? ''),
    age: season?.spawnAge ?? 0,
  };
}

/** Prints only the content of a page. Pages without scripts contain the same rules. */
const PrintStyle = createGlobalStyle`${printCss}`;

/** Markup of an SVG document as a picture for CSS. */
const toDataUrl = (svg: string) => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;

/** The paper's grain behind the whole page. */
const Grain = styled.div`
  position: absolute;
  z-index: ${layers.backdrop};
  inset: 0;
  pointer-events: none;
  /* Otherwise the browser might choose this element as its scroll anchor, and the reader would lose their position in a growing list. */
  overflow-anchor: none;

  @media (forced-colors: active), print {
    display: none;
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** Behind the top of a page. Faint, because titles are in front of it, and faintest at the left, where titles begin. */
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

  /* Dimmed, because the page's text is in front of it. */
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
