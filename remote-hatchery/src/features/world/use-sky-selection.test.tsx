import { screen, waitFor } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { SkySurface } from './SkySurface.tsx';
import { createPilot } from './testing/create-pilot.ts';
import { useSkySelection } from './use-sky-selection.ts';

const handlePick = jest.fn<void, [number | null]>();
beforeEach(() => handlePick.mockClear());

const scene = {
  pilot: createPilot(),
  pick: () => 9,
  hover: jest.fn<void, [number | null]>(),
  findNeighbor: (id: number | null) => (id ?? 0) + 1,
};

function Surface({ focus }: { focus: number | null }) {
  const surfaceRef = useSkySelection({
    // Cast: selection uses no other members of a scene, which needs WebGL.
    scene: scene as unknown as WorldScene,
    focus,
    isStill: true,
    onPick: handlePick,
  });
  return <SkySurface ref={surfaceRef} describedBy="help" />;
}

it('the map selects the next dragon, clears the selection, and opens the selected dragon by key', async () => {
  const { user, currentAddress } = renderInHost(<Surface focus={7} />);
  await user.tab();

  await user.keyboard('n{Escape}');
  expect(handlePick.mock.calls).toEqual([[8], [null]]);
  await user.keyboard('{Enter}');

  expect(currentAddress()).toBe('/details/7');
});

it('the map highlights the dragon below the resting mouse pointer', async () => {
  const { user } = renderInHost(<Surface focus={null} />);

  await user.pointer({ target: screen.getByRole('application'), pointerName: 'mouse' });

  await waitFor(() => expect(scene.hover).toHaveBeenCalledWith(9));
});
