import { renderHook } from '@testing-library/react';
import type { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';
import { useFirstView } from './use-first-view.ts';
import type { WorldView } from './world-view.ts';
import { createPilot } from './testing/create-pilot.ts';

interface Props {
  pilot?: CameraPilot;
  hasDragons?: boolean;
  view?: Partial<WorldView>;
  followedBefore?: number | null;
}

const renderFirstView = (initialProps: Props) =>
  renderHook(
    ({ pilot, hasDragons = true, view, followedBefore = null }: Props) =>
      useFirstView({
        pilot,
        view: { isList: false, focus: null, at: null, ...view },
        hasDragons,
        getPreviouslyFollowedId: () => followedBefore,
      }),
    { initialProps },
  );

it('the camera follows the dragon in the address once that dragon is known, but none that is selected later', () => {
  const pilot = createPilot();
  const { rerender } = renderFirstView({ pilot, hasDragons: false, view: { focus: 7 } });
  expect(pilot.followed).toBeNull();

  rerender({ pilot, view: { focus: 7 } });
  expect(pilot.followed).toBe(7);
  rerender({ pilot, view: { focus: 9 } });

  expect(pilot.followed).toBe(7);
});

it('the camera keeps following the dragon of the previous scene, unless the address has a position', () => {
  const firstPilot = createPilot();
  const at = { x: 3_000, y: 2_000, zoom: 0.5 };
  const { rerender } = renderFirstView({ pilot: firstPilot, view: { focus: 7, at } });
  expect(firstPilot.camera).toEqual(at);
  expect(firstPilot.followed).toBeNull();

  const nextPilot = createPilot();
  rerender({ pilot: nextPilot, followedBefore: 9 });
  expect(nextPilot.followed).toBe(9);
});

it('the camera follows a dragon that was found before the scene existed', () => {
  const { rerender } = renderFirstView({});
  const pilot = createPilot();

  rerender({ pilot, view: { focus: 9 } });

  expect(pilot.followed).toBe(9);
});
