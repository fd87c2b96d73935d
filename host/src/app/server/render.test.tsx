import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ApiError } from '@emberclutch/web/api/api-error.ts';
import { routesFrom } from '@emberclutch/web/routing/routes-from.tsx';
import type { PageData } from '@emberclutch/contract/site/site.ts';
import { currentSite } from '@emberclutch/web/state';
import { render } from './render.tsx';

const page: PageData = {
  site: currentSite(),
  host: '1.0.0',
  registry: {
    garden: {
      version: '2.0.0',
      container: 'emberclutch_garden',
      entry: '/remotes/garden/2.0.0/remoteEntry.js',
      pages: ['/bug', '/answer', '/silent-answer'].map((path) => ({ path, title: 'Garden' })),
    },
  },
};

function Bug(): never {
  throw new TypeError('egg is undefined');
}

const useFailingAnswer = () =>
  useSuspenseQuery({
    queryKey: ['moss'],
    queryFn: async (): Promise<string> => {
      throw new ApiError('internal', 500);
    },
  });

const Moss = () => <p>{useFailingAnswer().data}</p>;

const InPlace = ({ of: Part }: { of: () => ReactNode }) => (
  <Suspense fallback={<p>Skeleton</p>}>
    <Part />
  </Suspense>
);

const routes = routesFrom([
  { id: 'bug', path: '/bug', title: 'Bug', load: async () => () => <InPlace of={Bug} /> },
  {
    id: 'answer',
    path: '/answer',
    title: 'Answer',
    load: async () => () => <InPlace of={Moss} />,
  },
  { id: 'silent', path: '/silent-answer', title: 'Silent', load: async () => Moss },
]);

jest.mock('../../platform/remotes/federation.ts', () => ({
  registerRelease: () => undefined,
  federation: { loadRemote: async () => ({ default: routes }) },
}));
jest.mock('@emberclutch/web/api/page-data.ts', () => ({ readPageData: () => page }));

// React for Node needs it, and the test environment is that of a browser.
beforeAll(() => Object.assign(globalThis, { setImmediate: (work: () => void) => setTimeout(work) }));

it('throws what a component throws, also inside a Suspense', async () => {
  await expect(render('/bug', page, 1)).rejects.toThrow('egg is undefined');
});

it('leaves a part whose answer fails to the browser, with its fallback', async () => {
  expect(await render('/answer', page, 1)).toMatchObject({
    html: expect.stringContaining('<p>Skeleton</p>'),
  });
});

it('renders no page with an empty place', async () => {
  expect(await render('/silent-answer', page, 1)).toBeNull();
});
