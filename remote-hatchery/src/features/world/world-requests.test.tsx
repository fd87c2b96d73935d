import { screen, waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import HatcheryRoutes from '../../app/routes.tsx';

/** Paths of requests and names of events, in order. */
let events: string[] = [];
let markPainted: () => void = () => {};

const mockOpen = jest.fn(async () => {
  events.push('scene opened');
  return {
    pilot: {
      camera: { x: 0, y: 0, zoom: 1 },
      followed: null,
      subscribe: () => () => {},
      moveTo: () => {},
      cover: () => {},
    },
    viewport: { width: 360, height: 600 },
    whenPainted: new Promise<void>((resolve) => (markPainted = resolve)),
    setDragons: ({ length }: readonly object[]) => void (length > 0 && events.push('dragons drawn')),
    setShown: () => {},
    setSeason: () => {},
    setOwn: () => {},
    setPaused: () => {},
    select: () => {},
    showArrivals: () => {},
    destroy: () => {},
  };
});

jest.mock('@emberclutch/world/scene/world-scene.ts', () => ({ WorldScene: { open: () => mockOpen() } }));

beforeAll(() => Object.assign(globalThis, { WebGLRenderingContext: Object }));

beforeEach(() => {
  events = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const countEvents = (path: string) => events.filter((event) => event === path).length;

it('the page requests dragons, silhouettes and clock at once, and the clock again only after the map is painted', async () => {
  let release = () => {};
  const whenReleased = new Promise<void>((resolve) => (release = resolve));
  const respondWith = (path: string, json: object) =>
    http.get(`*${path}`, async ({ request }) => {
      events.push(path + new URL(request.url).search);
      await whenReleased;
      return HttpResponse.json(json);
    });
  api.use(
    respondWith('/v1/world/clock', { now: Date.now() }),
    respondWith('/v1/world/dragons', {
      ids: [7],
      houses: [0],
      magics: [0],
      seasons: [1],
      ages: [1],
      hatched: [1],
      golden: [],
    }),
  );

  renderInHost(<HatcheryRoutes />, { path: '/hatchery/hatched' });
  await waitFor(() =>
    expect(events.toSorted()).toEqual(['/v1/world/clock', '/v1/world/dragons', 'scene opened']),
  );

  expect(document.querySelector('link[rel="preload"][as="fetch"]')).toHaveAttribute(
    'href',
    '/world/dragons-far.webp',
  );

  release();
  expect(await screen.findByText('1 dragon in the sky')).toBeVisible();
  await waitFor(() => expect(events).toContain('dragons drawn'));
  await waitFor(() => expect(events).toContain('/v1/world/dragons?since=1'));
  expect(countEvents('/v1/world/clock')).toBe(1);

  markPainted();
  await waitFor(() => expect(countEvents('/v1/world/clock')).toBe(6));
});
