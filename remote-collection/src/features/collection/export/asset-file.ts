import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

export type FileFormat = 'csv' | 'json';

type Value = string | number | boolean | null | undefined;

/** Columns of the file, always in English and in this order, because programs read them. */
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
  created: ({ created }) => toInstant(created),
  hatches: ({ dragon }) => toInstant(dragon?.egg.hatchesAt),
};

/** The line of column names of a CSV file (RFC 4180). */
const csvHead = `${Object.keys(columns).join(',')}\r\n`;

/** An asset as a line of CSV. Instants are ISO 8601. */
const toCsvLine = (asset: AssetInfo): string =>
  `${Object.values(columns)
    .map((read) => escapeField(read(asset)))
    .join(',')}\r\n`;

/** Escapes a value. Other players choose names, and a spreadsheet would run a name that looks like a formula. */
function escapeField(value: Value): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const toInstant = (seconds: number | null | undefined) =>
  typeof seconds === 'number' ? new Date(seconds * 1_000).toISOString() : null;

/** A file of assets, written part by part as the pages of a collection arrive. */
export class AssetFile {
  readonly #format: FileFormat;
  readonly #parts: string[] = [];
  #writtenCount = 0;

  constructor(format: FileFormat) {
    this.#format = format;
  }

  /** @param assets all assets read so far, beginning with those already written */
  write(assets: readonly AssetInfo[]): void {
    const newAssets = assets.slice(this.#writtenCount);
    const lines =
      this.#format === 'csv'
        ? newAssets.map(toCsvLine)
        : newAssets.map(
            (asset, index) => `${this.#writtenCount + index > 0 ? ',\n' : ''}${JSON.stringify(asset)}`,
          );
    this.#parts.push(lines.join(''));
    this.#writtenCount = assets.length;
  }

  toBlob(): Blob {
    const [head, end] = this.#format === 'csv' ? [csvHead, ''] : ['[\n', '\n]\n'];
    return new Blob([head, ...this.#parts, end], { type: mediaTypes[this.#format] });
  }
}

const mediaTypes: Record<FileFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
};
