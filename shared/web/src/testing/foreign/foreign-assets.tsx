/** Assets of other providers, as the specification (sections 3 and 7) allows them. */

/** Contains only the members that the specification names. */
export const minimalEgg = {
  id: 11,
  assetType: 'DRAGON',
  assetState: 'EGG',
  dragon: { egg: { golden: true, hatchState: 'Incubating' } },
};

/** Contains numbers as strings, instants as ISO 8601, seasons in lower case, and many members that the specification does not name. */
export const verboseDragon = {
  id: '12',
  accId: 7,
  accDisplayName: 'Wren',
  assetType: 'dragon',
  assetState: 'Hatched',
  created: '2031-04-01T00:00:00Z',
  modified: 1_932_768_000_500,
  charmOfMaking: 'ash, brook and lantern',
  thumbnail: 'https://cdn.example.org/12.png',
  golden: 'false',
  rarity: '41.5',
  owner: { tier: 'gold' },
  dragon: {
    egg: { golden: 0, hatchState: 'HATCHED', shell: [] },
    dragon: { name: 'Ashwing', house: 'fire', wings: 2 },
    magic: 'air',
    spawn: 'earth',
    spawnAge: 'II',
    hatch: 'primordial',
  },
  gatewayKey: {},
};

/** Null wherever null is possible. */
export const emptyEgg = {
  id: 13,
  accId: null,
  accDisplayName: null,
  assetType: null,
  assetState: null,
  created: null,
  modified: null,
  charmOfMaking: null,
  thumbnail: null,
  golden: null,
  rarity: null,
  dragon: null,
  gatewayKey: null,
};

export const foreignKey = {
  id: 14,
  assetState: 'unused',
  gatewayKey: { season: 'Water', age: 'genesis', isGolden: '1', thumbnail: '/keys/14.png' },
};

/** Items that are not assets: they have no valid number. */
export const brokenItems = [null, 'egg', { id: 'eleven' }, { assetType: 'DRAGON' }];
