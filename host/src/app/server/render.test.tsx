import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { queryOptions, useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DehydratedState } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { ApiError } from '@emberclutch/web/api/api-error.ts';
import { followedBy } from '@emberclutch/web/routing/page-query.ts';
import type { PageQuery } from '@emberclutch/web/routing/page-query.ts';
import { createPageRoutes } from '@emberclutch/web/routing/create-page-routes.tsx';
import type { PageData } from '@emberclutch/contract/site/site.ts';
import { currentSite } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anEgg } from '@emberclutch/web/testing/factories.tsx';
import { render } from './render.tsx';

const page: PageData = {
  site: currentSite(),
  host: '1.0.0',
  registry: {
    garden: {
      version: '2.0.0',
      container: 'emberclutch_garden',
      entry: '/remotes/garden/2.0.0/remoteEntry.js',
      pages: ['/bug', '/failing-query', '/required-query', '/chain', '/count', '/eggs', '/unlisted'].map(
        (path) => ({
          path,
          title: 'Garden',
        }),
      ),
    },
  },
};

function Bug(): never {
  throw new TypeError('egg is undefined');
}

const failingQuery = queryOptions({
  queryKey: ['moss'],
  queryFn: async (): Promise<string> => {
    throw new ApiError('internal', 500);
  },
});

const Moss = () => <p>{useSuspenseQuery(failingQuery).data}</p>;

const InPlace = ({ part: Part }: { part: () => ReactNode }) => (
  <Suspense fallback={<p>Skeleton</p>}>
    <Part />
  </Suspense>
);

const renderedLinks: number[] = [];

const createLinkQuery = (index: number) =>
  queryOptions({ queryKey: ['link', index], queryFn: async () => `link ${index}` });

const createLinkChain = (index: number): PageQuery =>
  followedBy(createLinkQuery(index), () =>
    index < 5 ? [Promise.resolve([createLinkChain(index + 1)])] : [],
  );

/** Requests its data when it is rendered, and renders the next link once the data has arrived. */
function Link({ index }: { index: number }) {
  const { data } = useQuery(createLinkQuery(index));
  if (data === undefined) return <p>Skeleton</p>;
  renderedLinks.push(index);
  return (
    <Item>
      {data}
      {index < 5 && <Link index={index + 1} />}
    </Item>
  );
}

const Item = styled.div`
  color: green;
`;

const eggsQuery = queryOptions({ queryKey: ['eggs'], queryFn: async () => 12 });

const Count = () => <p>{useQuery({ ...eggsQuery, enabled: false }).data ?? 'Unknown'} in the list</p>;

const List = () => <p>{useQuery(eggsQuery).data} cards</p>;

const sealedQuery = assetQueries.dragons({ state: ['SEALED'] });

const Eggs = () => <p>{useSuspenseInfiniteQuery(sealedQuery).data.pages.length} page</p>;

const CountAndList = () => (
  <>
    <Count />
    <List />
  </>
);

const pages: Record<string, [component: () => ReactNode, queries: PageQuery[]]> = {
  '/bug': [() => <InPlace part={Bug} />, []],
  '/failing-query': [() => <InPlace part={Moss} />, [failingQuery]],
  '/required-query': [Moss, [failingQuery]],
  '/chain': [() => <Link index={1} />, [createLinkChain(1)]],
  '/eggs': [Eggs, [sealedQuery]],
  '/count': [CountAndList, [eggsQuery]],
  '/unlisted': [CountAndList, [failingQuery]],
};

const routes = createPageRoutes(
  Object.entries(pages).map(([path, [component, queries]]) => ({
    id: path,
    path,
    title: 'Garden',
    load: async () => component,
    queries: () => queries,
  })),
);

jest.mock('../../platform/remotes/federation.ts', () => ({
  registerRelease: () => undefined,
  federation: { loadRemote: async () => ({ default: routes }) },
}));
jest.mock('@emberclutch/web/api/page-data.ts', () => ({ readPageData: () => page }));

// React's server build needs `setImmediate`, which jsdom does not define.
beforeAll(() => Object.assign(globalThis, { setImmediate: (work: () => void) => setTimeout(work) }));

it('the host throws an error of a component, even inside a Suspense boundary', async () => {
  await expect(render('/bug', page, 1)).rejects.toThrow('egg is undefined');
});

it('the host leaves a part to the browser, with its fallback, if its query fails', async () => {
  expect(await render('/failing-query', page, 1)).toMatchObject({
    html: expect.stringContaining('<p>Skeleton</p>'),
  });
});

it('the host does not return a page with an empty slot', async () => {
  expect(await render('/required-query', page, 1)).toBeNull();
});

it('the host renders each component once, even below dependent queries', async () => {
  const result = await render('/chain', page, 1);

  expect(result?.html.match(/link \d/g)).toEqual(['link 1', 'link 2', 'link 3', 'link 4', 'link 5']);
  expect(renderedLinks).toEqual([1, 2, 3, 4, 5]);
});

it('the host reports a query that the row of the page does not list', async () => {
  await expect(render('/unlisted', page, 1)).rejects.toThrow(
    'The page table row of /unlisted does not list the queries ["eggs"]',
  );
});

it('the host renders the home page without queries that its row does not list', async () => {
  api.use(
    http.get('*/v1/assets/dragons', () =>
      HttpResponse.json({ assets: [anEgg(), anEgg({ id: 2 })], total: 2 }),
    ),
  );

  expect(await render('/', page, 1)).toMatchObject({ html: expect.stringContaining('<main') });
});

it('the host provides listed results to a component that sends no request', async () => {
  const result = await render('/count', page, 1);

  expect(result?.html).toMatch(/12(<!-- -->)? in the list.*12(<!-- -->)? cards/);
});

it('the host includes each result of a list once in the data for the browser', async () => {
  api.use(http.get('*/v1/assets/dragons', () => HttpResponse.json({ assets: [anEgg()], total: 1 })));

  const result = await render('/eggs', page, 1);

  expect(result?.html).toMatch(/1(<!-- -->)? page/);
  // Cast: `render` has dehydrated it.
  const client = result?.from.client as DehydratedState | undefined;
  expect(client?.queries.map(({ queryKey: [name, list] }) => [name, list])).toEqual([
    ['seasons', 'current'],
    ['assets', 'dragons'],
  ]);
});

it('the host includes the styles of its components in every page of a process', async () => {
  const first = await render('/chain', page, 1);
  const second = await render('/chain', page, 2);

  expect(first?.style).toContain('color:green');
  expect(second?.style).toBe(first?.style);
});
