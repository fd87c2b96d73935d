import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import type { PageHead } from '@emberclutch/contract/site/site.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { followedBy } from '@emberclutch/web/routing/page-query.ts';
import type { ListQueries } from '@emberclutch/web/routing/page-query.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { openedAssetQuery } from '@emberclutch/web/ui/asset/live/opened-asset-query.ts';
import { detailsTitle, genomeTitle, embedHead } from './platform/page-copy.ts';
import { copy } from './features/list/copy.ts';
import { listQueries } from './features/list/egg-filter.ts';
import { copy as worldCopy } from './features/world/copy.ts';
import { embedPath } from './platform/embed-path.ts';
import type { EggList } from './features/list/egg-lists.ts';

const { eyebrow, title, lead, description } = copy.overview;

const overview: Omit<AppPage, 'id' | 'path'> = {
  title,
  head: { eyebrow, title, lead },
  placeholder: 'cards',
  isRendered: true,
  isKept: true,
  next: ['details'],
  queries: (location) => [...listQueries('all')(location), assetQueries.stats()],
  load: async () =>
    (await import(/* webpackMode: "eager" */ './features/list/OverviewPage.tsx')).OverviewPage,
};

const createListPage = (id: string, path: string, eggs: EggList): AppPage => ({
  id,
  path,
  title: copy.lists[eggs].title,
  description: copy.lists[eggs].description,
  head: { eyebrow: title, title: copy.lists[eggs].title, lead: copy.lists[eggs].lead },
  placeholder: 'cards',
  isRendered: true,
  isKept: true,
  next: ['details'],
  queries: listQueries(eggs),
  load: async () => (await import(/* webpackMode: "eager" */ './features/list/EggsPage.tsx')).EggsPage,
});

const world: Omit<AppPage, 'id' | 'path'> = {
  isRendered: true,
  next: ['details'],
  title: worldCopy.title,
  queries: ({ search }) => [
    import(/* webpackChunkName: "world" */ './features/world/list-world-queries.ts').then(
      ({ listWorldQueries }) => listWorldQueries(search),
    ),
  ],
  load: async () =>
    (await import(/* webpackChunkName: "world" */ './features/world/WorldPage.tsx')).WorldPage,
  // Otherwise the browser requests PixiJS only when the page's own script runs.
  chunks: ['world-scene'],
  isDrawnByScripts: true,
};

const listAssetQueries =
  (
    queries: (
      asset: ReturnType<typeof openedAssetQuery>,
      id: number,
      search: URLSearchParams,
    ) => ReturnType<ListQueries>,
  ): ListQueries =>
  ({ params, search, client }) => {
    const id = parseEntityId(params.id ?? '');
    return id === null ? [] : queries(openedAssetQuery(client, id), id, search);
  };

export const pages: AppPage[] = [
  { id: 'hatchery', path: paths.hatchery, description, ...overview },
  // The same screen (specification, section 2). Search engines see only the page above.
  { id: 'community', path: paths.community, ...overview },
  createListPage('allEggs', paths.allEggs, 'all'),
  createListPage('sealed', paths.sealed, 'sealed'),
  createListPage('incubating', paths.incubating, 'incubating'),
  createListPage('hatching', paths.hatching, 'hatching'),
  { id: 'hatched', path: paths.hatched, description: worldCopy.description, ...world },
  // The same page under the name of the site.
  { id: 'world', path: paths.world, ...world },
  {
    id: 'details',
    path: paths.details(':id'),
    title: detailsTitle,
    preview: '/v1/assets/:id/preview',
    isRendered: true,
    next: ['genomeExplorer'],
    queries: listAssetQueries((asset) => [
      followedBy(asset, async (openedAsset) =>
        (
          await import(/* webpackChunkName: "details" */ './features/details/list-details-queries.ts')
        ).listDetailsQueries(openedAsset),
      ),
    ]),
    load: async () =>
      (await import(/* webpackChunkName: "details" */ './features/details/DetailsPage.tsx')).DetailsPage,
  },
  {
    id: 'embed',
    path: embedPath,
    title: embedHead.title,
    description: embedHead.description,
    head: { eyebrow: embedHead.eyebrow, title: embedHead.title, lead: embedHead.lead } satisfies PageHead,
    isRendered: true,
    load: async () =>
      (await import(/* webpackChunkName: "embed" */ './features/embed/EmbedPage.tsx')).EmbedPage,
  },
  {
    id: 'genomeExplorer',
    path: paths.genomeExplorer(':id'),
    title: genomeTitle,
    preview: '/v1/genomes/:id/preview',
    isRendered: true,
    next: ['details'],
    queries: listAssetQueries((asset, id, search) => [
      asset,
      import(/* webpackChunkName: "genome" */ './features/genome/list-genome-queries.ts').then(
        ({ listGenomeQueries }) => listGenomeQueries(id, search),
      ),
    ]),
    load: async () =>
      (await import(/* webpackChunkName: "genome" */ './features/genome/GenomePage.tsx')).GenomePage,
  },
];
