export const assetTypes = ['DRAGON', 'GATEWAY_KEY'] as const;
export type AssetType = (typeof assetTypes)[number];

export const dragonStates = ['SEALED', 'INCUBATING', 'HATCHING', 'HATCHED'] as const;
export type DragonState = (typeof dragonStates)[number];

export const keyStates = ['UNUSED', 'USED'] as const;

export const assetStates = [...dragonStates, ...keyStates] as const;
export type AssetState = (typeof assetStates)[number];

/** The states of a dragon in lower case, as the member `egg` contains them. */
export const hatchStates = ['sealed', 'incubating', 'hatching', 'hatched'] as const;
export type HatchState = (typeof hatchStates)[number];

/** `house` is the element that a dragon belongs to, `magic` is the element that it commands. */
export const elements = ['FIRE', 'WATER', 'EARTH', 'AIR'] as const;
export type Element = (typeof elements)[number];
