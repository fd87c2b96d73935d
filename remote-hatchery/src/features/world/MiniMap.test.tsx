import { Profiler } from 'react';
import { screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { copy } from './copy.ts';
import { MiniMap } from './MiniMap.tsx';
import { worldAreaFor } from '@emberclutch/world/map/world-area.ts';
import { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';

it('frames what the map shows, without a render for each move of the camera', () => {
  const viewport = { width: 600, height: 400 };
  const pilot = new CameraPilot({
    viewport: () => viewport,
    area: () => worldAreaFor(0),
    positionOf: () => null,
  });
  const scene = { pilot, viewport };
  const handleRender = jest.fn();
  renderInHost(
    <Profiler id="map" onRender={handleRender}>
      <MiniMap scene={scene} districts={[{ house: 'AIR', district: 1 }]} isAside={false} onGo={() => {}} />
    </Profiler>,
  );
  const frame = screen.getByRole('button', { name: copy.controls.miniMap }).querySelector('.view');
  const renders = handleRender.mock.calls.length;

  pilot.moveTo({ x: 5_000, y: 4_000, zoom: 0.5 });

  expect(frame).toHaveAttribute('x', '4400');
  expect(frame).toHaveAttribute('y', '3600');
  expect(frame).toHaveAttribute('width', '1200');
  expect(frame).toHaveAttribute('height', '800');
  expect(handleRender).toHaveBeenCalledTimes(renders);
});
