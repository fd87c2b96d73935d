import { waitFor } from '@testing-library/react';
import { drawEgg } from '@emberclutch/art/draw-egg.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { HeroEye } from './HeroEye.tsx';

const egg = drawEgg(parseGenome('3'.repeat(64)), { state: 'hatching' });
let requests = 0;

beforeEach(() => {
  requests = 0;
  api.use(
    http.get('*/eggs/7.svg', () => {
      requests += 1;
      return HttpResponse.text(egg);
    }),
  );
});
afterEach(() => jest.restoreAllMocks());

const mockPointer = (matches: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches } as MediaQueryList));

it('the hero draws iris and pupil so that they can move within the lid', async () => {
  mockPointer(true);
  const { container } = renderInHost(<HeroEye address="/eggs/7.svg" />);

  await waitFor(() => expect(container.querySelectorAll('[data-gaze] > *')).toHaveLength(2));
  const clip = container.querySelector('clipPath');
  expect(container.querySelector('[clip-path]')).toHaveAttribute('clip-path', `url(#${clip?.id})`);
});

it.each([
  ['if no pointer hovers or motion is reduced', false, '/eggs/7.svg'],
  ['of another origin', true, 'https://pictures.example.org/eggs/7.svg'],
])('the hero reads no picture %s', async (_case, hasPointer, address) => {
  mockPointer(hasPointer);
  const { container, queryClient } = renderInHost(<HeroEye address={address} />);

  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(requests).toBe(0);
  expect(container.querySelector('svg')).toBeNull();
});
