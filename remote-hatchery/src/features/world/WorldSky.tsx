import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { seasonQueries } from '@emberclutch/shared/api/seasons';
import type { WorldDragon } from '@emberclutch/shared/api/world';
import { tintOf } from '@emberclutch/shared/contract/page-protocol';
import { useNavigate } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { storedSeason, themeModeAtom } from '@emberclutch/shared/state';
import { Button } from '@emberclutch/shared/ui/Button';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { Spinner } from '@emberclutch/shared/ui/Spinner';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
import { NewArrivals } from './NewArrivals.tsx';
import { attachSkyGestures } from './attach-sky-gestures.ts';
import { copy } from './copy.ts';
import { DragonCard } from './DragonCard.tsx';
import { MiniMap } from './MiniMap.tsx';
import { saveBlob } from '@emberclutch/shared/ui/save-blob';
import { SkyControls } from './SkyControls.tsx';
import { useReducedMotion } from '@emberclutch/shared/ui/use-reduced-motion';
import { useWorldScene } from './use-world-scene.ts';
import type { WorldView } from './world-view.ts';
import { WorldSearch } from './WorldSearch.tsx';

interface Props {
  dragons: readonly WorldDragon[];
  /** Those that the filters let through. */
  shown: readonly WorldDragon[];
  own: ReadonlySet<number> | null;
  /** Ids of the dragons that hatched since the last look. */
  arrived: readonly number[];
  view: WorldView;
  onChange: (change: Partial<WorldView>) => void;
}

/** The map with its dragons, and everything that lies over it. */
export function WorldSky({ dragons, shown, own, arrived, view, onChange }: Props) {
  const theme = useAtomValue(themeModeAtom);
  const isReduced = useReducedMotion();
  const navigate = useNavigate();
  const [isPaused, setPaused] = useState(false);
  const { placeRef, scene, state, restore } = useWorldScene(theme);
  const pilot = scene?.pilot;
  const followed = useSyncExternalStore(pilot?.subscribe ?? notSubscribed, () => pilot?.followed ?? null);
  const { data: current } = useQuery(seasonQueries.current());
  const season = tintOf(current?.spawnSeason ?? storedSeason()?.spawnSeason ?? '');
  const isStill = isPaused || isReduced;
  const { focus } = view;
  const surfaceRef = useRef<HTMLDivElement>(null);
  const handlePick = useEffectEvent((id: number | null) => {
    if (id !== followed) pilot?.stop();
    onChange({ focus: id });
  });
  const handleOpen = useEffectEvent(() => {
    if (focus !== null) void navigate(paths.details(focus));
  });
  useEffect(
    () =>
      scene && surfaceRef.current
        ? attachSkyGestures(surfaceRef.current, scene, {
            isStill: isReduced,
            onPick: (id) => handlePick(id),
            onOpen: () => handleOpen(),
          })
        : undefined,
    [scene, isReduced],
  );

  useEffect(() => scene?.setDragons(dragons), [scene, dragons]);
  useEffect(
    () => scene?.setShown(shown.length === dragons.length ? null : new Set(shown.map(({ id }) => id))),
    [scene, dragons, shown],
  );
  useEffect(() => scene?.setSeason(season), [scene, season]);
  useEffect(() => scene?.setOwn(own), [scene, own, dragons]);
  useEffect(() => scene?.setStill(isStill), [scene, isStill]);
  useEffect(() => scene?.select(focus), [scene, focus, dragons]);
  useEffect(() => scene?.greet(arrived), [scene, arrived]);

  // Only an address that was opened with a dragon brings the camera to it; a dragon that was pressed is in sight.
  const openedAt = useRef(focus);
  useEffect(() => {
    if (!scene || openedAt.current === null || dragons.length === 0) return;
    scene.pilot.follow(openedAt.current, { isStill: true });
    openedAt.current = null;
  }, [scene, dragons]);

  const handleFind = (id: number) => {
    onChange({ focus: id });
    if (pilot) pilot.follow(id, { isStill: isReduced });
    else openedAt.current = id;
  };
  const handleFollow = () => {
    if (!pilot || focus === null) return;
    if (followed === focus) pilot.stop();
    else pilot.follow(focus, { isStill: isReduced });
  };
  const handlePhoto = async () => {
    const picture = await scene?.snapshot();
    if (picture) saveBlob(picture, copy.pictureName);
  };

  if (state === 'unsupported')
    return (
      <EmptyState
        title={copy.title}
        action={<Button onClick={() => onChange({ isList: true })}>{copy.views.list}</Button>}
      >
        {copy.noWebgl}
      </EmptyState>
    );
  return (
    <Sky aria-label={copy.sky}>
      <VisuallyHidden id="sky-help">{copy.skyHelp}</VisuallyHidden>
      <Canvas ref={placeRef} />
      {/* An application: it takes the arrow keys, and says so. */}
      <Surface
        role="application"
        tabIndex={0}
        aria-label={copy.sky}
        aria-describedby="sky-help"
        ref={surfaceRef}
      />
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
      <WorldSearch dragons={dragons} onFind={handleFind} />
      <SkyControls
        isPaused={isStill}
        canPause={!isReduced}
        onZoom={(factor) => pilot?.zoomBy(factor)}
        onAll={() => pilot?.showAll({ isStill: isReduced })}
        onPause={() => setPaused(!isPaused)}
        onPhoto={() => void handlePhoto()}
      />
      {scene && (
        <MiniMap
          scene={scene}
          onGo={(place) => scene.pilot.flyTo(place, scene.pilot.camera.zoom, { isStill: isReduced })}
        />
      )}
      {/* On a phone the card would lie over the button that draws the map again. */}
      {focus !== null && state !== 'lost' && (
        <DragonCard
          id={focus}
          scene={scene}
          isFollowing={followed === focus}
          onFollow={handleFollow}
          onClose={() => onChange({ focus: null })}
        />
      )}
      <NewArrivals arrived={arrived} onShow={handleFind} />
    </Sky>
  );
}

/** Before there is a scene. */
const notSubscribed = () => () => {};

const Sky = styled.section`
  position: relative;
  /* As high as the window below the bar and the filters, and above the bar of what is selected to compare. */
  height: calc(max(460px, 100svh - 214px) - var(--guide-dock, 0px));
  overflow: hidden;
  background: ${({ theme }) => theme.color.sunk};
  border-block: 1px solid ${({ theme }) => theme.color.edge};
`;

const Canvas = styled.div`
  position: absolute;
  inset: 0;
`;

const Surface = styled.div`
  position: absolute;
  inset: 0;
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space.m};
  pointer-events: none;

  button {
    pointer-events: auto;
  }
`;
