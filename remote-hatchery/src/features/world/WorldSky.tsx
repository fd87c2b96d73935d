import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import type { WorldDragon } from '../../platform/api/world-dragon.ts';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { useLocation, useNavigate } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { storedSeason, themeModeAtom } from '@emberclutch/web/state';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { pageTop } from '@emberclutch/web/ui/layout/Page.tsx';
import { pageColumn } from '@emberclutch/web/ui/layout/page-column.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { NewArrivals } from './NewArrivals.tsx';
import { attachSkyGestures } from '@emberclutch/world/scene/attach-sky-gestures.ts';
import { copy } from './copy.ts';
import { DragonCard } from './DragonCard.tsx';
import { MapBackdrop } from './MapBackdrop.tsx';
import { MiniMap } from './MiniMap.tsx';
import { PhotoMode } from './PhotoMode.tsx';
import { PointedDragon } from './PointedDragon.tsx';
import { RideNames } from './RideNames.tsx';
import { SkyControls } from './SkyControls.tsx';
import { SkyPanel } from './SkyPanel.tsx';
import { SkySurface } from './SkySurface.tsx';
import { NextHatchings } from './NextHatchings.tsx';
import { openDistricts } from '@emberclutch/world/simulation/flock-position-of.ts';
import type { Camera } from '@emberclutch/world/scene/camera.ts';
import type { Point } from '@emberclutch/world/simulation/point.ts';
import { useCoveredPart } from './use-covered-part.ts';
import { useReducedMotion } from '@emberclutch/web/ui/browser/use-reduced-motion.ts';
import { color, layers, media, space } from '@emberclutch/web/theme/tokens.ts';
import { useFirstFlight } from './use-first-flight.ts';
import { useFollowedDragon } from './use-followed-dragon.ts';
import { useSceneContent } from './use-scene-content.ts';
import { useViewInAddress } from './use-view-in-address.ts';
import { useWorldScene } from './use-world-scene.ts';
import { worldViewParams } from './world-view.ts';
import type { WorldView } from './world-view.ts';

interface Props {
  dragons: readonly WorldDragon[];
  /** The dragons that pass the filters. */
  shown: readonly WorldDragon[];
  own: ReadonlySet<number> | null;
  /** Ids of dragons that hatched while the page was open and have not been seen. */
  arrived: readonly number[];
  view: WorldView;
  /** Heading and filters, which lie over the map. */
  top: ReactNode;
  /** Whether search and filters are hidden on a phone. */
  isFolded: boolean;
  onChange: (change: Partial<WorldView>) => void;
}

/** The map with its dragons, and all elements over it. */
export function WorldSky({ dragons, shown, own, arrived, view, top, isFolded, onChange }: Props) {
  const theme = useAtomValue(themeModeAtom);
  const isReduced = useReducedMotion();
  const navigate = useNavigate();
  const [isPaused, setPaused] = useState(false);
  const [isPhoto, setPhoto] = useState(false);
  const [pointed, setPointed] = useState<{ id: number; point: Point } | null>(null);
  const { containerRef, scene, state, restore, followedBefore } = useWorldScene(theme);
  const pilot = scene?.pilot;
  const { data: current } = useQuery(seasonQueries.current());
  const season = knownSeason(current?.spawnSeason ?? storedSeason()?.spawnSeason ?? '');
  const isStill = isPaused || isReduced;
  const { focus } = view;
  const { followed, isRiding, toggleFollow, toggleRide } = useFollowedDragon(pilot, focus, isReduced);
  const surfaceRef = useRef<HTMLDivElement>(null);
  const handlePick = useEffectEvent((id: number | null) => {
    if (id !== followed) pilot?.stop();
    onChange({ focus: id });
  });
  const handleOpen = useEffectEvent(() => {
    if (focus !== null) void navigate(paths.details(focus));
  });
  const handlePoint = useEffectEvent((id: number | null, point: Point) => {
    scene?.point(id);
    setPointed(id === null ? null : { id, point });
  });
  const selected = useEffectEvent(() => focus);
  useEffect(
    () =>
      scene && surfaceRef.current
        ? attachSkyGestures(surfaceRef.current, scene, {
            isStill: isReduced,
            selection: {
              current: () => selected(),
              onPick: (id) => handlePick(id),
              onOpen: () => handleOpen(),
              onPoint: (id, point) => handlePoint(id, point),
            },
          })
        : undefined,
    [scene, isReduced],
  );

  // A photo shows no marks.
  const selectedId = isPhoto ? null : focus;
  useSceneContent(scene, { dragons, shown, own, season, current, arrived, selectedId, isStill, isReduced });

  const cardRef = useRef<HTMLElement>(null);
  const hasCard = focus !== null && state !== 'lost';
  useCoveredPart(cardRef, scene, hasCard);

  // Only a URL opened with a dragon moves the camera to it: a pressed dragon is visible already.
  const openedAt = useRef(focus);
  const firstView = useRef(view.at);
  const { pathname, search } = useLocation();
  const viewNow = useViewInAddress(pilot, (at) => {
    // The player may be on the way to another page already.
    if (window.location.pathname === pathname) onChange({ at });
  });
  const searchFor = (at: Camera | null | undefined) =>
    at === undefined ? search : `?${worldViewParams({ ...view, at }, new URLSearchParams(search))}`;
  const resume = useEffectEvent(() => {
    const id = openedAt.current ?? followedBefore();
    if (firstView.current) pilot?.moveTo(firstView.current);
    else if (id !== null && dragons.length > 0) pilot?.follow(id, { isStill: true });
    if (pilot) firstView.current = null;
    if (pilot && dragons.length > 0) openedAt.current = null;
  });
  const hasDragons = dragons.length > 0;
  useEffect(() => resume(), [scene, hasDragons]);

  const handleFind = (id: number) => {
    onChange({ focus: id });
    if (pilot) pilot.follow(id, { isStill: isReduced });
    else openedAt.current = id;
  };
  const { awaited, visit } = useFirstFlight({
    scene,
    arrived,
    isStill: isReduced,
    onFirstFlight: handleFind,
  });
  const handleArrival = (id: number) => {
    // Replays the hatching for the player.
    if (!isReduced) scene?.showArrivals([id], { afterFlight: true });
    handleFind(id);
  };
  if (state === 'unsupported')
    return (
      <Column>
        {top}
        <EmptyState
          title={copy.title}
          action={<Button onClick={() => onChange({ isList: true })}>{copy.views.list}</Button>}
        >
          {copy.noWebgl}
        </EmptyState>
      </Column>
    );
  return (
    <Sky {...requiresScript}>
      <VisuallyHidden id="sky-help">{copy.skyHelp}</VisuallyHidden>
      <MapBackdrop />
      <Canvas ref={containerRef} />
      <SkySurface ref={surfaceRef} describedBy="sky-help" />
      {scene && !isPhoto && (
        <NextHatchings scene={scene} dragons={dragons} awaited={awaited} onVisit={visit} />
      )}
      {scene && isRiding && followed !== null && <RideNames scene={scene} id={followed} />}
      {state === 'opening' && (
        <Veil>
          <Spinner size="compact" label={copy.loading} />
        </Veil>
      )}
      {state === 'lost' && (
        <Veil>
          <p role="alert">{copy.lost}</p>
          <Button onClick={restore}>{copy.restore}</Button>
        </Veil>
      )}
      <Side>
        <SkyPanel dragons={dragons} isFolded={isFolded} onFind={handleFind}>
          {top}
        </SkyPanel>
        <Arrivals data-panel>
          <NewArrivals arrived={arrived} onShow={handleArrival} />
        </Arrivals>
        <SkyControls
          isPaused={isStill}
          canPause={!isReduced}
          onZoom={(factor) => pilot?.zoomBy(factor)}
          onAll={() => pilot?.showAll({ isStill: isReduced })}
          onPause={() => setPaused(!isPaused)}
          onPhoto={() => setPhoto(true)}
          viewPath={() => pathname + searchFor(viewNow())}
        />
      </Side>
      {scene && (
        <MiniMap
          scene={scene}
          districts={openDistricts(dragons)}
          isAside={hasCard}
          onGo={(place) => scene.pilot.flyTo(place, scene.pilot.camera.zoom, { isStill: isReduced })}
        />
      )}
      {/* On a phone the card would lie over the button that draws the map again. */}
      {focus !== null && hasCard && (
        <DragonCard
          ref={cardRef}
          id={focus}
          scene={scene}
          isFollowing={followed === focus}
          onFollow={toggleFollow}
          isRiding={isRiding && followed === focus}
          onRide={toggleRide}
          onClose={() => onChange({ focus: null })}
        />
      )}
      {scene && pointed && pointed.id !== focus && <PointedDragon {...pointed} within={scene.viewport} />}
      {scene && isPhoto && (
        <PhotoMode scene={scene} home={containerRef} isStill={isReduced} onClose={() => setPhoto(false)} />
      )}
    </Sky>
  );
}

/** Height of the bar of the site, with its line. */
const abovePx = 65;

const Sky = styled.div`
  position: relative;
  /* From the bar to the end of the window: the map is the page. */
  margin-top: calc(-1 * ${pageTop});
  /* Above the bar of assets that are selected to compare. */
  height: calc(max(460px, 100svh - ${abovePx}px) - var(--guide-dock, 0px));
  overflow: hidden;
  background: ${color.sunk};
  border-bottom: 1px solid ${color.edge};
`;

const Canvas = styled.div`
  position: absolute;
  inset: 0;
`;

const Column = styled.div`
  ${pageColumn}
`;

/** Everything over the left edge of the map, one below the other, so that nothing covers anything else. Gestures go through it. */
const Side = styled.div`
  position: absolute;
  /* Results of a search lie over the card of the selected dragon. */
  z-index: ${layers.raised};
  inset: ${space.s} ${space.s} ${space.s} ${space.s};
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  align-items: flex-start;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;

const Arrivals = styled.div`
  max-width: 100%;

  /* Below the buttons of the map: they stay where they are when a dragon hatches. */
  @media ${media.phone} {
    order: 1;
  }
`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.m};
  pointer-events: none;

  button {
    pointer-events: auto;
  }
`;
