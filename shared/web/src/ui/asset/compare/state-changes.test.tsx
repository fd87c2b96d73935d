import { screen } from '@testing-library/react';
import { api, http, HttpResponse } from '../../../testing/api.tsx';
import { readCells, List, matchWords } from '../../../testing/comparison.tsx';
import { aDragon, anEgg } from '../../../testing/factories.tsx';
import { renderInHost } from '../../../testing/render-in-host.tsx';
import { passTime } from '../../../testing/pass-time.ts';

const start = Date.UTC(2031, 3, 2) / 1_000;
const hatchesAt = start + 60;

beforeEach(() => {
  jest.useFakeTimers({ now: start * 1_000, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

it('the comparison reads an egg and its genome again when its estimated hatching comes, and announces the change', async () => {
  // The provider reports the change a moment later than its own estimate.
  const isHatched = () => Date.now() / 1_000 >= hatchesAt + 2;
  const genomesAfterHatching = jest.fn();
  api.use(
    http.get('*/v1/assets/12', () => HttpResponse.json(isHatched() ? dragon : egg)),
    http.get('*/v1/eggs/hatch/estimate/12', () => HttpResponse.json({ hatchesAt })),
    http.get('*/v1/assets/3', () => HttpResponse.json(anEgg({ id: 3 }))),
    http.get('*/v1/genomes/:id', ({ params }) => {
      if (isHatched()) genomesAfterHatching(params.id);
      return HttpResponse.json({ id: Number(params.id), genome: null, genes: [], unmapped: [], draw: null });
    }),
  );
  renderInHost(<List />, { path: '/list?compare=12,3' });
  await screen.findByRole('rowheader', { name: 'Kind' });
  await passTime(1_000);
  expect(readCells('Kind')).toEqual(['Hatching egg', 'Sealed egg']);

  await passTime(66_000);

  expect(readCells('Kind')).toEqual(['Dragon', 'Sealed egg']);
  expect(screen.getByText(matchWords('Egg No. 00 012 has hatched: Ashwing'))).toBeInTheDocument();
  expect(genomesAfterHatching.mock.calls).toEqual([['12']]);
});

const egg = {
  ...anEgg({ id: 12, assetState: 'HATCHING', thumbnail: '/egg.svg' }),
  dragon: { egg: { golden: false, hatchState: 'hatching' } },
};

const dragon = aDragon({
  id: 12,
  thumbnail: '/dragon.svg',
  dragon: {
    egg: { golden: false, hatchState: 'hatched', hatchesAt },
    dragon: { name: 'Ashwing', hatchedAt: hatchesAt },
  },
});
