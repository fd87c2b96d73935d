export const assetTypes = ['DRAGON', 'GATEWAY_KEY'] as const;
export type AssetType = (typeof assetTypes)[number];

export const dragonStates = ['SEALED', 'INCUBATING', 'HATCHING', 'HATCHED'] as const;
export type DragonState = (typeof dragonStates)[number];

export const keyStates = ['UNUSED', 'USED'] as const;

export const assetStates = [...dragonStates, ...keyStates] as const;
export type AssetState = (typeof assetStates)[number];

/** `assetState` in lower case, used inside the egg. */
export const hatchStates = ['sealed', 'incubating', 'hatching', 'hatched'] as const;
export type HatchState = (typeof hatchStates)[number];

/** `house` is the element a dragon belongs to, `magic` the element it commands. */
export const elements = ['FIRE', 'WATER', 'EARTH', 'AIR'] as const;
export type Element = (typeof elements)[number];
