import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import type { AssetFilter } from '@emberclutch/web/api/assets.ts';
import type { WorldDragon } from '../../platform/api/world-dragon.ts';
import { assetFacets, toAssetFilter } from '@emberclutch/web/ui/controls/filter-bar/asset-facets.ts';
import type { FacetValueReader } from '@emberclutch/web/ui/controls/filter-bar/count-facets.ts';
import { switchOnValue } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import type {
  Facet,
  ListFilter,
  ListFilterConfig,
} from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import type { Camera } from '@emberclutch/world/scene/camera.ts';
import { copy } from './copy.ts';

/** The parameters of the page, except its filter. */
export interface WorldView {
  isList: boolean;
  focus: number | null;
  /** The camera's position; null for a followed dragon, or the whole world. */
  at: Camera | null;
}

export function readWorldView(params: URLSearchParams): WorldView {
  return {
    isList: params.get('view') === 'list',
    focus: parseEntityId(params.get('focus') ?? ''),
    at: readCamera(params.get('at') ?? ''),
  };
}

/** Replaces the parameters of the view in a URL, and keeps its filter. */
export function writeWorldView({ isList, focus, at }: WorldView, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('view');
  next.delete('focus');
  next.delete('at');
  if (isList) next.set('view', 'list');
  if (focus !== null) next.set('focus', String(focus));
  if (at) next.set('at', formatCamera(at));
  return next;
}

/** Position and zoom of a camera, in the format of the page's address. */
export const formatCamera = ({ x, y, zoom }: Camera): string =>
  `${x.toFixed(0)},${y.toFixed(0)},${zoom.toFixed(3)}`;

function readCamera(text: string): Camera | null {
  if (!/^-?\d{1,7},-?\d{1,7},\d{1,2}(\.\d{1,3})?$/.test(text)) return null;
  const [x = 0, y = 0, zoom = 0] = text.split(',').map(Number);
  return { x, y, zoom };
}

const { house, magic, season, golden } = assetFacets;
const mineFacet: Facet = { kind: 'switch', name: 'mine', label: copy.mine };

/** The map filters by the fields of the compact response. */
export const mapFilterConfig: ListFilterConfig = {
  facets: [house, magic, season, golden, mineFacet],
  orders: [],
};

export const listFilterConfig: ListFilterConfig = {
  ...mapFilterConfig,
  orders: [
    { value: 'newest', label: copy.orders.newest },
    { value: 'rarest', label: copy.orders.rarest },
    { value: 'dense', label: copy.orders.dense },
  ],
  searchLabel: copy.searchList,
};

/** The filters for visitors whose own dragons are unknown. */
export const omitMine = (config: ListFilterConfig): ListFilterConfig => ({
  ...config,
  facets: config.facets.filter((facet) => facet !== mineFacet),
});

/** The request of the list. @param userId null for a signed-out visitor */
export const toDragonFilter = (filter: ListFilter, userId: string | null): AssetFilter => ({
  state: ['HATCHED'],
  ...toAssetFilter(filter),
  ...(filter.facetValues.mine && userId && { accId: userId }),
  orderBy: orderColumns[filter.order] ?? 'created',
  orderDir: 'desc',
});

const orderColumns: Record<string, AssetFilter['orderBy']> = { rarest: 'rarity', dense: 'density' };

/** Creates a function that reads the values of a dragon for a facet. @param ownIds ids of the player's dragons; null if they are unknown */
export const createValueReader =
  (ownIds: ReadonlySet<number> | null): FacetValueReader<WorldDragon> =>
  (dragon, facet) => {
    const values: Record<string, string | null> = {
      house: dragon.house,
      magic: dragon.magic,
      season: dragon.season,
      golden: dragon.golden ? switchOnValue : null,
      mine: ownIds === null || ownIds.has(dragon.id) ? switchOnValue : null,
    };
    return [values[facet]];
  };
