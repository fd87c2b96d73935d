import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { serverNow } from '@emberclutch/web/state';
import { worldAreaFor } from '@emberclutch/world/map/world-area.ts';
import { toWindow } from '@emberclutch/world/scene/camera.ts';
import { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';
import { nestOf } from '@emberclutch/world/simulation/nest-of.ts';
import { worldQueries } from '../../platform/api/world.ts';
import { NextHatchings } from './NextHatchings.tsx';
import { useFirstFlight } from './use-first-flight.ts';
import { pollIntervalFor } from './use-next-hatchings.ts';

const egg = { id: 7, house: 'AIR', golden: false } as const;
const viewport = { width: 1_000, height: 700 };
const none: readonly never[] = [];

function openScene() {
  const pilot = new CameraPilot({
    viewport: () => viewport,
    area: () => worldAreaFor(0),
    positionOf: () => ({ x: 0, y: 0 }),
  });
  return { pilot, viewport };
}

interface Props {
  scene: ReturnType<typeof openScene>;
  onFirstFlight: (id: number) => void;
}

function Sky({ scene, onFirstFlight }: Props) {
  const [arrived, setArrived] = useState<readonly number[]>(none);
  const { awaited, visit } = useFirstFlight({ scene, arrived, isStill: true, onFirstFlight });
  return (
    <>
      <NextHatchings scene={scene} dragons={none} awaited={awaited} onVisit={visit} />
      <button onClick={() => setArrived([egg.id])}>Let it hatch</button>
    </>
  );
}

beforeEach(() => {
  const hatchesAt = Math.floor(serverNow() / 1_000) + 3_600;
  api.use(
    http.get('*/v1/assets/dragons', () =>
      HttpResponse.json({
        assets: [
          aDragon({
            id: egg.id,
            assetState: 'HATCHING',
            dragon: {
              egg: { golden: false, hatchState: 'hatching', hatchesAt },
              dragon: null,
              house: egg.house,
            },
          }),
        ],
        total: 1,
      }),
    ),
  );
});

it('flies to the nest of an egg on a press, and stays for the first flight', async () => {
  const scene = openScene();
  const onFirstFlight = jest.fn();
  const { user, queryClient } = renderInHost(<Sky scene={scene} onFirstFlight={onFirstFlight} />);
  queryClient.setQueryData(worldQueries.arrivals().queryKey, [egg.id, 8]);

  const button = await screen.findByRole('button', {
    name: /^Wait for egg No. .*7 in the land of Air: hatches in /,
  });
  await user.click(button);
  const { x, y } = nestOf(egg);
  expect(scene.pilot.camera).toMatchObject({ x, y });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(onFirstFlight).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Let it hatch' }));
  await waitFor(() => expect(onFirstFlight).toHaveBeenCalledWith(egg.id));
  expect(queryClient.getQueryData(worldQueries.arrivals().queryKey)).toEqual([8]);
});

it('keeps a countdown clear of a panel over its nest, and puts it back when the panel has gone', async () => {
  const scene = openScene();
  // The size of a scene cannot be read after it was closed.
  const closing = {
    pilot: scene.pilot,
    get viewport(): never {
      throw new TypeError('closed');
    },
  };
  const boxOf = (left: number, top: number, width: number, height: number) =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
  const nest = toWindow(scene.pilot.camera, viewport, nestOf(egg));
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    if (this.hasAttribute('data-panel')) return boxOf(nest.x - 100, 0, 300, nest.y + 20);
    if (this.tagName === 'BUTTON') return boxOf(0, 0, 70, 26);
    return boxOf(0, 0, viewport.width, viewport.height);
  });
  function Map() {
    const [hasPanel, setPanel] = useState(true);
    return (
      <div>
        {hasPanel && <div data-panel />}
        <NextHatchings scene={closing} dragons={none} awaited={null} onVisit={() => setPanel(false)} />
      </div>
    );
  }
  const { user } = renderInHost(<Map />);
  const button = await screen.findByRole('button', { name: /^Wait for egg/ });
  const label = button.closest('li');
  const lineHeight = 46;
  const at = (x: number, y: number) => `translate(${Number(x.toFixed(1))}px, ${Number(y.toFixed(1))}px)`;

  expect(label?.style.transform).toBe(at(nest.x, nest.y + 20 + 6 + 26 + lineHeight));
  await user.click(button);
  expect(label?.style.transform).toBe(at(nest.x, nest.y));
});

it('leaves a player alone who has moved on', async () => {
  const scene = openScene();
  const onFirstFlight = jest.fn();
  const { user } = renderInHost(<Sky scene={scene} onFirstFlight={onFirstFlight} />);
  const button = await screen.findByRole('button', { name: /^Wait for egg/ });
  await user.click(button);
  act(() => scene.pilot.panBy(3_000, 0));

  await user.click(screen.getByRole('button', { name: 'Let it hatch' }));

  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  expect(onFirstFlight).not.toHaveBeenCalled();
});

it('asks for new dragons one second after the next hatching', () => {
  const at = (seconds: number) => [{ ...egg, hatchesAt: 1_000 + seconds }];
  const poll = (hatchings: Parameters<typeof pollIntervalFor>[0]) => pollIntervalFor(hatchings, 1_000_000);

  expect(poll([])).toBe(15_000);
  expect(poll(at(600))).toBe(15_000);
  expect(poll(at(9))).toBe(10_000);
  expect(poll(at(-5))).toBe(2_000);
  // It was not reported: it is waited for no longer.
  expect(poll(at(-60))).toBe(15_000);
});
