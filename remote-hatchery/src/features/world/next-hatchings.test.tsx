import { screen } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { serverNow } from '@emberclutch/web/state';
import { toWindow } from '@emberclutch/world/scene/camera.ts';
import { findNest } from '@emberclutch/world/simulation/find-perch.ts';
import { NextHatchings } from './NextHatchings.tsx';
import { createPilot } from './testing/create-pilot.ts';
import { computePollInterval } from './use-world-dragons.ts';

const egg = { id: 7, house: 'AIR', golden: false } as const;
const viewport = { width: 1_000, height: 600 };

it('a countdown stays over the nest of its egg, and a press flies there', async () => {
  const hatchesAt = Math.floor(serverNow() / 1_000) + 3_600;
  const dragon = {
    egg: { golden: false, hatchState: 'hatching', hatchesAt },
    dragon: null,
    house: egg.house,
  };
  const assets = [{ ...aDragon({ id: egg.id, assetState: 'HATCHING' }), dragon }];
  api.use(http.get('*/v1/assets/dragons', () => HttpResponse.json({ assets, total: 1 })));
  const pilot = createPilot();
  const { user } = renderInHost(<NextHatchings scene={{ pilot, viewport }} dragons={[]} isStill />);
  const button = await screen.findByRole('button', {
    name: /^Fly to egg No. .*7 in the land of Air: hatches in /,
  });
  const expectOverNest = () => {
    const { x, y } = toWindow(pilot.camera, viewport, findNest(egg));
    const transform = `translate(${Number(x.toFixed(1))}px, ${Number(y.toFixed(1))}px)`;
    expect(button.closest('li')?.style.transform).toBe(transform);
  };

  expectOverNest();
  await user.click(button);

  const { x, y } = findNest(egg);
  expect(pilot.camera).toMatchObject({ x, y });
  expectOverNest();
});

it('the page requests new dragons one second after the next hatching, and returns to the normal interval if a due hatching stays unreported', () => {
  const createHatchings = (seconds: number) => [{ ...egg, hatchesAt: 1_000 + seconds }];
  const poll = (hatchings: Parameters<typeof computePollInterval>[0]) =>
    computePollInterval(hatchings, 1_000_000);

  expect(
    [[], createHatchings(600), createHatchings(9), createHatchings(-5), createHatchings(-60)].map(poll),
  ).toEqual([15_000, 15_000, 10_000, 2_000, 15_000]);
});
