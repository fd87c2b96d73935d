import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';

type Value = string | number | boolean | null | undefined;

/** Columns of the file, in English and in this order whatever the language of the page: programs read it. */
const columns: Record<string, (asset: AssetInfo) => Value> = {
  id: ({ id }) => id,
  type: ({ assetType }) => assetType,
  state: ({ assetState }) => assetState,
  name: ({ dragon }) => dragon?.dragon?.name,
  charm: ({ charmOfMaking }) => charmOfMaking,
  golden: ({ golden }) => golden,
  rarity: ({ rarity }) => rarity,
  house: ({ dragon }) => dragon?.house,
  magic: ({ dragon }) => dragon?.magic,
  season: ({ dragon, gatewayKey }) => dragon?.spawn ?? gatewayKey?.season,
  age: ({ dragon, gatewayKey }) => dragon?.spawnAge ?? gatewayKey?.age,
  hatch_season: ({ dragon }) => dragon?.hatch,
  created: ({ created }) => instant(created),
  hatches: ({ dragon }) => instant(dragon?.egg.hatchesAt),
};

/** The assets as CSV (RFC 4180), with a line of column names. Instants are ISO 8601. */
export function toCsv(assets: readonly AssetInfo[]): string {
  const lines = assets.map((asset) => Object.values(columns).map((read) => field(read(asset))));
  return [Object.keys(columns), ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/** Names are written by other players: a spreadsheet would run what begins like a formula. */
function field(value: Value): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const instant = (seconds: number | null | undefined) =>
  typeof seconds === 'number' ? new Date(seconds * 1_000).toISOString() : null;
