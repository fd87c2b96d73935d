import { Element } from '@emberclutch/shared/contract/asset';
import { SpawnSeason } from '@emberclutch/shared/contract/season';
import type { WorldDragon } from '@emberclutch/shared/api/world';

/** What the address of the world says. */
export interface WorldView {
  isList: boolean;
  house: Element | null;
  season: SpawnSeason | null;
  isGoldenOnly: boolean;
  isMineOnly: boolean;
  /** Number of the selected dragon. */
  focus: number | null;
}

export function readWorldView(params: URLSearchParams): WorldView {
  const focus = Number(params.get('focus'));
  return {
    isList: params.get('view') === 'list',
    house: Element.options.find((house) => house === params.get('house')?.toUpperCase()) ?? null,
    season: SpawnSeason.options.find((season) => season === params.get('season')?.toUpperCase()) ?? null,
    isGoldenOnly: params.get('golden') === 'true',
    isMineOnly: params.get('mine') === 'true',
    focus: Number.isSafeInteger(focus) && focus > 0 ? focus : null,
  };
}

/** Query parameters of what differs from the default view. */
export const worldViewParams = ({
  isList,
  house,
  season,
  isGoldenOnly,
  isMineOnly,
  focus,
}: WorldView): Record<string, string> => ({
  ...(isList && { view: 'list' }),
  ...(house && { house: house.toLowerCase() }),
  ...(season && { season: season.toLowerCase() }),
  ...(isGoldenOnly && { golden: 'true' }),
  ...(isMineOnly && { mine: 'true' }),
  ...(focus !== null && { focus: String(focus) }),
});

export const isFiltered = ({ house, season, isGoldenOnly, isMineOnly }: WorldView) =>
  house !== null || season !== null || isGoldenOnly || isMineOnly;

/** The dragons that the filters let through. @param own ids of the player's dragons; null where they are not known */
export function filterDragons(
  dragons: readonly WorldDragon[],
  { house, season, isGoldenOnly, isMineOnly }: WorldView,
  own: ReadonlySet<number> | null,
): WorldDragon[] {
  return dragons.filter(
    (dragon) =>
      (house === null || dragon.house === house) &&
      (season === null || dragon.season === season) &&
      (!isGoldenOnly || dragon.golden) &&
      (!isMineOnly || own === null || own.has(dragon.id)),
  );
}
