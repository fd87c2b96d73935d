import { startTransition, useState } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import { waitForNextTask } from '../../../api/wait-for-next-task.ts';
import { api, http, HttpResponse } from '../../../testing/api.tsx';
import { aDragon, anEgg } from '../../../testing/factories.tsx';
import { renderInHost } from '../../../testing/render-in-host.tsx';
import { LiveAssetCard } from './LiveAssetCard.tsx';
import { passTime } from '../../../testing/pass-time.ts';

const start = Date.UTC(2031, 3, 2) / 1_000;

beforeEach(() =>
  jest.useFakeTimers({ now: start * 1_000, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }),
);
afterEach(() => jest.useRealTimers());

it('the card counts down to the next change of an egg, with seconds only at the end', async () => {
  renderInHost(<LiveAssetCard asset={createHatchingEgg({ hatchesAt: start + 2 * 86_400 + 3 * 3_600 })} />);
  expect(screen.getByRole('link')).toHaveAccessibleName(/Hatches in 2 d 3 h/);

  jest.setSystemTime((start + 2 * 86_400) * 1_000);
  await passTime(1_000);
  expect(screen.getByRole('link')).toHaveAccessibleName(/Hatches in 2 h 59 min/);

  jest.setSystemTime((start + 2 * 86_400 + 3 * 3_600 - 65) * 1_000);
  await passTime(1_000);
  expect(screen.getByRole('link')).toHaveAccessibleName(/Hatches in 1:04/);
});

it('the card changes its state on time, with the picture of the new state', async () => {
  serveAssets(anEgg({ assetState: 'INCUBATING', thumbnail: '/incubating.svg' }));
  renderInHost(<LiveAssetCard asset={sealedEgg} />);
  const card = screen.getByRole('link', { name: /Sealed egg/ });
  act(() => card.focus());

  await passTime(6_000);

  expect(screen.getByAltText('Incubating egg')).toBeVisible();
  expect(card).toHaveFocus();
  await passTime(10_000);
  expect(findDragonPicture()).toHaveAttribute('src', '/incubating.svg');
});

it('the card appears before its picture has loaded', async () => {
  jest.useRealTimers();
  renderInHost(<CardOpener />);
  // jsdom lacks the method. React does not wait for pictures while a test calls `act`.
  const decode = { configurable: true, value: async () => new Promise(() => undefined) };
  Object.defineProperty(HTMLImageElement.prototype, 'decode', decode);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

  screen.getByRole('button', { name: 'Open' }).click();
  for (let task = 0; task < 20; task += 1) await waitForNextTask();

  expect(screen.getByRole('link', { name: /Sealed egg/ })).toBeVisible();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

it('the card shows a hatching once, and announces it only after the egg has opened and the dragon appears', async () => {
  await beginHatching(7);
  expect(screen.queryByText(/Ashwing/)).not.toBeInTheDocument();

  // jsdom neither loads pictures nor runs animations.
  fireEvent.load(findDragonPicture());
  endShaking();
  expect(screen.getByText('Egg No. 00 007 has hatched: Ashwing')).toBeInTheDocument();
  expect(countPictures()).toBe(3);
  fireEvent.animationEnd(findDragonPicture());

  expect(countPictures()).toBe(1);
  expect(screen.getByRole('link', { name: /Dragon\s*No\. .*Ashwing/ })).toBeVisible();
});

it('the card announces a golden egg as golden, and lets its dragon rise in front of golden rays', async () => {
  await beginHatching(12, true);
  const stage = document.querySelector('span[data-golden]');
  expect(stage?.querySelectorAll('path')).toHaveLength(0);

  fireEvent.load(findDragonPicture());
  endShaking();

  expect(screen.getByText('Golden egg No. 00 012 has hatched: Ashwing')).toBeInTheDocument();
  expect(stage?.querySelectorAll('path').length).toBeGreaterThan(10);
});

it('the card waits until the picture of the dragon has loaded, and then opens', async () => {
  await beginHatching(13);
  endShaking();
  await passTime(3_000);
  expect(document.querySelector('[data-open]')).toBeNull();

  fireEvent.load(findDragonPicture());
  await passTime(3_000);

  expect(document.querySelector('[data-open]')).not.toBeNull();
});

it.each([
  [14, 'a picture that loads too slowly', () => passTime(4_000)],
  [8, 'any key', async () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
  // The tap does not follow the link.
  [9, 'a tap', async () => void fireEvent.click(findDragonPicture())],
])('the card ends the hatching of No. %d on %s', async (id, _what, end) => {
  const { currentAddress } = await beginHatching(id);

  await end();

  expect(countPictures()).toBe(1);
  expect(screen.getByText(/has hatched: Ashwing/)).toBeInTheDocument();
  expect(currentAddress()).toBe('/');
});

it('the card only swaps the pictures if the player prefers reduced motion', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches: true } as MediaQueryList),
    );
  serveAssets(createHatchedDragon(10));
  renderInHost(<LiveAssetCard asset={createHatchingEgg({ id: 10, hatchesAt: start + 5 })} />);

  await passTime(5_000);

  expect(await screen.findByRole('link', { name: /Dragon\s*No\. .*Ashwing/ })).toBeVisible();
  expect(countPictures()).toBe(1);
});

it('the card polls until the provider reports the dragon, and announces it', async () => {
  serveAssets(createHatchingEgg({ id: 11, hatchesAt: start + 5 }), createHatchedDragon(11));
  renderInHost(<LiveAssetCard asset={createHatchingEgg({ id: 11, hatchesAt: start + 5 })} />);

  await passTime(5_000);
  expect(screen.getByText('Hatching now, checking')).toBeVisible();
  await passTime(4_000);

  await waitFor(() => expect(countPictures()).toBe(3));
});

const sealedEgg = anEgg({
  dragon: { egg: { golden: false, hatchState: 'sealed', incubatesAt: start + 6, hatchesAt: start + 9_000 } },
});

const createHatchingEgg = ({ id = 1_234, hatchesAt }: { id?: number; hatchesAt: number }): Asset => ({
  ...anEgg({ id, assetState: 'HATCHING', thumbnail: '/egg.svg' }),
  dragon: { egg: { golden: false, hatchState: 'hatching', hatchesAt } },
});

const createHatchedDragon = (id: number): Asset =>
  aDragon({
    id,
    thumbnail: '/dragon.svg',
    dragon: {
      egg: { golden: false, hatchState: 'hatched', hatchesAt: start + 5 },
      dragon: { name: 'Ashwing', hatchedAt: start + 5 },
    },
  });

/** Shows an egg until it hatches: its dragon and both halves of its shell are drawn. */
async function beginHatching(id: number, golden = false) {
  serveAssets({ ...createHatchedDragon(id), golden });
  const view = renderInHost(
    <LiveAssetCard asset={{ ...createHatchingEgg({ id, hatchesAt: start + 5 }), golden }} />,
  );
  await passTime(5_000);
  await waitFor(() => expect(countPictures()).toBe(3));
  return view;
}

/** Opens a card as a page opens: in a transition. */
function CardOpener() {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <LiveAssetCard asset={sealedEgg} hasPriority />
  ) : (
    <button onClick={() => startTransition(() => setIsOpen(true))}>Open</button>
  );
}

/** Ends the animation of the element around both halves; the animations inside it do not count. */
function endShaking(): void {
  const half = document.querySelector('[data-half]');
  if (!half?.parentElement) throw new Error('The shell is not drawn.');
  fireEvent.animationEnd(half);
  fireEvent.animationEnd(half.parentElement);
}

const countPictures = () => document.querySelectorAll('img').length;

function findDragonPicture(): HTMLImageElement {
  const picture = document.querySelector('img');
  if (!picture) throw new Error('Nothing is drawn.');
  return picture;
}

/** Serves one asset after another, and repeats the last. */
function serveAssets(...assets: Asset[]): void {
  const lastAsset = assets.at(-1);
  api.use(http.get('*/v1/assets/:id', () => HttpResponse.json(assets.shift() ?? lastAsset)));
}
