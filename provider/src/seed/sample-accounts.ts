import { createHash } from 'node:crypto';

/** Names of the accounts of a seeded database: invented, two words each. */
const seedAccountNames = [
  'Moss Lantern',
  'Copper Wren',
  'Quiet Harbour',
  'Ninth Kettle',
  'Juniper Vale',
  'Salt Compass',
  'Old Marigold',
  'Tin Sparrow',
  'Hollow Drum',
  'Amber Ferry',
  'Bracken Post',
  'Velvet Anvil',
  'Paper Comet',
  'Slow Tides',
  'Thistle Court',
  'Lilac Foundry',
  'Winter Ledger',
  'Blue Cartwheel',
  'Rowan Gate',
  'Candle Marsh',
  'Silver Thimble',
  'Orchard Nine',
  'Drowsy Falcon',
  'Pebble Choir',
  'Night Almanac',
  'Crooked Stair',
  'Honey Quarry',
  'Faraway Bell',
  'Glass Heron',
  'Cinder Path',
  'Tidal Clock',
  'Meadow Cipher',
  'Plum Weather',
  'Iron Dandelion',
  'Fable Mill',
  'Gentle Static',
  'Lost Umbrella',
  'Saffron Owl',
  'Echo Garden',
  'Last Lighthouse',
] as const;

/** The accounts of a seeded database. Their addresses have no inbox: `.invalid` is reserved (RFC 6761). */
export const sampleAccounts = seedAccountNames.map((displayName, index) => ({
  id: createAccountId(index),
  email: `keeper-${String(index + 1).padStart(2, '0')}@example.invalid`,
  displayName,
}));

/** Creates the same id in every seeded database: a version 8 UUID (RFC 9562, section 5.8). */
function createAccountId(position: number): string {
  const hex = createHash('sha256').update(`emberclutch keeper ${position}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
