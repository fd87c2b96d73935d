import { useRef, useState, useSyncExternalStore } from 'react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { useLocation } from '@emberclutch/web/routing';
import { themeModeAtom } from '@emberclutch/web/state';
import { color, layers, space } from '@emberclutch/web/theme/tokens.ts';
import { useReducedMotion } from '@emberclutch/web/ui/browser/use-media.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { pageTop } from '@emberclutch/web/ui/layout/Page.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import type { Elements } from '@emberclutch/web/ui/layout/elements.ts';
import type { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';
import type { Camera } from '@emberclutch/world/scene/camera.ts';
import { listOpenDistricts } from '@emberclutch/world/simulation/find-flock-position.ts';
import { DragonCard } from './DragonCard.tsx';
import { MapBackdrop } from './MapBackdrop.tsx';
import { MiniMap } from './MiniMap.tsx';
import { PhotoMode } from './PhotoMode.tsx';
import { SkyControls } from './SkyControls.tsx';
import { SkyPanel } from './SkyPanel.tsx';
import { SkySurface } from './SkySurface.tsx';
import { Column } from './WorldTop.tsx';
import { copy } from './copy.ts';
import { useCoveredPart } from './use-covered-part.ts';
import { useFirstView } from './use-first-view.ts';
import { useSceneContent } from './use-scene-content.ts';
import type { MapDragons } from './use-scene-content.ts';
import { useSkySelection } from './use-sky-selection.ts';
import { useViewInAddress } from './use-view-in-address.ts';
import { useWorldScene } from './use-world-scene.ts';
import { writeWorldView } from './world-view.ts';
import type { WorldView } from './world-view.ts';

interface Props {
  dragons: MapDragons;
  view: WorldView;
  top: Elements;
  onChange: (change: Partial<WorldView>) => void;
}

/** The map with its dragons, and all elements over it. */
export function WorldSky({ dragons, view, top, onChange }: Props) {
  const isReduced = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const [isPhoto, setPhoto] = useState(false);
  const { containerRef, scene, state, restore, getPreviouslyFollowedId } = useWorldScene(
    useAtomValue(themeModeAtom),
  );
  const pilot = scene?.pilot;
  const isStill = isPaused || isReduced;
  const { focus } = view;
  const followedId = useFollowedDragon(pilot);
  const surfaceRef = useSkySelection({
    scene,
    focus,
    isStill: isReduced,
    onPick: (id) => {
      if (id !== followedId) pilot?.stop();
      onChange({ focus: id });
    },
  });

  // A photo shows no selection.
  const selectedId = isPhoto ? null : focus;
  useSceneContent(scene, { ...dragons, selectedId, isStill, isReduced });

  const cardRef = useRef<HTMLElement>(null);
  const hasCard = focus !== null && state !== 'lost';
  useCoveredPart(cardRef, scene, hasCard);

  const getViewPath = useViewPath(pilot, view, (at) => onChange({ at }));
  useFirstView({ pilot, view, hasDragons: dragons.all.length > 0, getPreviouslyFollowedId });
  const handleFind = (id: number) => {
    onChange({ focus: id });
    pilot?.follow(id, { isStill: isReduced });
  };
  if (state === 'unsupported') return <NoWebgl top={top} onList={() => onChange({ isList: true })} />;
  return (
    <Sky {...requiresScript}>
      <VisuallyHidden id="sky-help">{copy.skyHelp}</VisuallyHidden>
      <MapBackdrop />
      <Canvas ref={containerRef} />
      <SkySurface ref={surfaceRef} describedBy="sky-help" />
      {(state === 'opening' || state === 'lost') && <SkyVeil state={state} onRestore={restore} />}
      <Side>
        <SkyPanel dragons={dragons.all} onFind={handleFind}>
          {top}
        </SkyPanel>
        <SkyControls
          isPaused={isStill}
          canPause={!isReduced}
          onZoom={(factor) => pilot?.zoomBy(factor)}
          onShowAll={() => pilot?.showAll({ isStill: isReduced })}
          onPause={() => setPaused(!isPaused)}
          onPhoto={() => setPhoto(true)}
          getViewPath={getViewPath}
        />
      </Side>
      {scene && (
        <MiniMap
          scene={scene}
          districts={listOpenDistricts(dragons.all)}
          isCardShown={hasCard}
          onGo={(point) => scene.pilot.flyTo(point, scene.pilot.camera.zoom, { isStill: isReduced })}
        />
      )}
      {/* On a phone the card would cover the button that draws the map again. */}
      {focus !== null && hasCard && (
        <DragonCard
          ref={cardRef}
          id={focus}
          scene={scene}
          isFollowing={followedId === focus}
          onFollow={() =>
            followedId === focus ? pilot?.stop() : pilot?.follow(focus, { isStill: isReduced })
          }
          onClose={() => onChange({ focus: null })}
        />
      )}
      {scene && isPhoto && (
        <PhotoMode scene={scene} home={containerRef} isStill={isReduced} onClose={() => setPhoto(false)} />
      )}
    </Sky>
  );
}

/** Height of the site's bar with its border, in pixels. */
const topBarPx = 65;

/** Id of the dragon that the camera follows; null for none. @param pilot undefined before the scene exists */
const useFollowedDragon = (pilot: CameraPilot | undefined): number | null =>
  useSyncExternalStore(
    pilot?.subscribe ?? subscribeToNothing,
    () => pilot?.followed ?? null,
    () => null,
  );

const subscribeToNothing = () => () => {};

interface NoWebglProps {
  top: Elements;
  onList: () => void;
}

function NoWebgl({ top, onList }: NoWebglProps) {
  return (
    <Column>
      {top}
      <EmptyState title={copy.title} action={<Button onClick={onList}>{copy.views.list}</Button>}>
        {copy.noWebgl}
      </EmptyState>
    </Column>
  );
}

function SkyVeil({ state, onRestore }: { state: 'opening' | 'lost'; onRestore: () => void }) {
  return (
    <Veil>
      {state === 'opening' ? (
        <Spinner size="compact" label={copy.loading} />
      ) : (
        <>
          <p role="alert">{copy.lost}</p>
          <Button onClick={onRestore}>{copy.restore}</Button>
        </>
      )}
    </Veil>
  );
}

/** Calls `onRest` when the camera has come to rest on this page. @returns a function that returns path and query of the current view */
function useViewPath(
  pilot: CameraPilot | undefined,
  view: WorldView,
  onRest: (at: Camera | null) => void,
): () => string {
  const { pathname, search } = useLocation();
  const readView = useViewInAddress(pilot, (at) => {
    // The player may already be navigating to another page.
    if (window.location.pathname === pathname) onRest(at);
  });
  return () => {
    const at = readView();
    const query =
      at === undefined ? search : `?${writeWorldView({ ...view, at }, new URLSearchParams(search))}`;
    return pathname + query;
  };
}

const Sky = styled.div`
  position: relative;
  /* From the bar to the end of the window: the map fills the page. */
  margin-top: calc(-1 * ${pageTop});
  /* Above the bar of compared assets. */
  height: calc(max(460px, 100svh - ${topBarPx}px) - var(--guide-dock, 0px));
  overflow: hidden;
  background: ${color.sunk};
  border-bottom: 1px solid ${color.edge};
`;

const Canvas = styled.div`
  position: absolute;
  inset: 0;
`;

/** All elements over the left edge of the map, one below the other, so that they do not overlap. It ignores pointer events. */
const Side = styled.div`
  position: absolute;
  /* Search results overlap the card of the selected dragon. */
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
