import { Profiler } from 'react';
import { screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { copy } from './copy.ts';
import { MiniMap } from './MiniMap.tsx';
import { createPilot } from './testing/create-pilot.ts';

it('the overview frames the visible part of the map without a render for each move of the camera', () => {
  const pilot = createPilot();
  const scene = { pilot, viewport: { width: 600, height: 400 } };
  const handleRender = jest.fn();
  renderInHost(
    <Profiler id="map" onRender={handleRender}>
      <MiniMap
        scene={scene}
        districts={[{ house: 'AIR', district: 1 }]}
        isCardShown={false}
        onGo={() => {}}
      />
    </Profiler>,
  );
  const frame = screen.getByRole('button', { name: copy.controls.miniMap }).querySelector('.view');
  const renders = handleRender.mock.calls.length;

  pilot.moveTo({ x: 5_000, y: 4_000, zoom: 0.5 });

  const region = ['x', 'y', 'width', 'height'].map((name) => frame?.getAttribute(name));
  expect(region).toEqual(['4400', '3600', '1200', '800']);
  expect(handleRender).toHaveBeenCalledTimes(renders);
});
