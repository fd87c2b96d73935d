import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { csvHead, csvLine } from './csv-line.ts';

export type FileFormat = 'csv' | 'json';

/** A file of assets that is written part by part, as the pages of a collection arrive. */
export class AssetFile {
  readonly #format: FileFormat;
  readonly #parts: string[] = [];
  #written = 0;

  constructor(format: FileFormat) {
    this.#format = format;
  }

  /** @param assets all assets read so far; those already written come first */
  write(assets: readonly AssetInfo[]): void {
    const added = assets.slice(this.#written);
    const lines =
      this.#format === 'csv'
        ? added.map(csvLine)
        : added.map((asset, index) => `${this.#written + index > 0 ? ',\n' : ''}${JSON.stringify(asset)}`);
    this.#parts.push(lines.join(''));
    this.#written = assets.length;
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
