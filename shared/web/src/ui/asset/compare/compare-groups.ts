import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { Gene, GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { formatOneIn } from '../../format/format-one-in.ts';
import { rarityText } from '../../format/rarity-text.ts';
import { formatSeasonTitle } from '../../format/format-season-title.ts';
import { describeKind } from '../format-asset-title.ts';
import { copy as uiCopy } from '../copy.ts';
import { copy as genomeCopy } from '../genome/copy.ts';
import { isSameGene } from '../genome/read-mapped-genome.ts';
import { copy } from './copy.ts';
import type { LoadedItem } from './use-compared-items.ts';

export interface CompareGroup {
  name: keyof typeof copy.groups;
  rows: readonly CompareRow[];
}

/** The rows of the table, without those that have no value. Assets of different kinds are compared by what they have in common. */
export function createCompareGroups(columns: readonly (LoadedItem | null)[]): CompareGroup[] {
  const hasKey = columns.some((item) => item?.asset.gatewayKey);
  const createRows = (definitions: readonly RowDefinition[]) =>
    definitions
      .filter(({ isDragonOnly }) => !(hasKey && isDragonOnly))
      .map((definition) => createRow(definition, columns))
      .filter((row) => row !== null);
  const groups: CompareGroup[] = [
    { name: 'facts', rows: createRows(factRows) },
    { name: 'rarity', rows: createRows(rarityRows) },
    { name: 'timeline', rows: createRows(timelineRows) },
    { name: 'genome', rows: hasKey ? [] : createGeneRows(columns.map((item) => item?.genome ?? null)) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Whether gateway keys are compared with eggs or dragons, so that the table lacks rows that keys do not have. */
export function isMixed(columns: readonly (LoadedItem | null)[]): boolean {
  const kinds = new Set(columns.flatMap((item) => item?.asset.assetType ?? []));
  return kinds.size > 1;
}

type Report = GenomeReportInfo | null;

/** One row for each gene. Leaves out genes that are still secret in all columns. */
function createGeneRows(reports: readonly Report[]): CompareRow[] {
  const labels = new Map<string, string>();
  for (const report of reports) for (const { gene, label } of report?.genes ?? []) labels.set(gene, label);
  return [...labels].flatMap(([gene, label]) => createGeneRow(gene, label, reports) ?? []);
}

function createGeneRow(name: string, label: string, reports: readonly Report[]): CompareRow | null {
  const genes = reports.map((report) => report?.genes.find(({ gene }) => gene === name) ?? null);
  const knownGenes = genes.filter((gene) => gene?.dominant);
  if (knownGenes.length === 0) return null;
  const [first] = knownGenes;
  return {
    name: `gene-${name}`,
    label,
    cells: genes.map(toCell),
    differs: first?.dominant ? knownGenes.some((gene) => gene && isSameGene(first, gene) === false) : false,
    best: findBest(
      genes.map((gene) => gene?.oneIn ?? null),
      copy.best.gene,
    ),
  };
}

function toCell(gene: Gene | null): CompareCell | null {
  if (!gene?.dominant) return null;
  const notes = [
    ...(gene.hidden ? [genomeCopy.hides(gene.hidden.label)] : []),
    ...(gene.oneIn === null ? [] : [formatOneIn(gene.oneIn)]),
  ];
  return { text: gene.dominant.label, note: notes.join(' · ') };
}

const toTextCell = (text: string | null | undefined): CompareCell | null => (text ? { text } : null);

const toInstantCell = (at: number | null | undefined): CompareCell | null =>
  typeof at === 'number' ? { text: '', at } : null;

const factRows: RowDefinition[] = [
  { name: 'kind', read: ({ asset }) => toTextCell(nameKind(asset)) },
  {
    name: 'golden',
    read: ({ asset }) => ({ text: asset.golden ? copy.yes : copy.no }),
  },
  {
    name: 'season',
    read: ({ asset: { dragon, gatewayKey } }) => {
      const season = dragon?.spawn ?? gatewayKey?.season;
      return toTextCell(season && formatSeasonTitle(season, dragon?.spawnAge ?? gatewayKey?.age ?? null));
    },
  },
  { name: 'owner', read: ({ asset }) => toTextCell(asset.accDisplayName) },
  {
    name: 'house',
    isDragonOnly: true,
    read: ({ asset: { dragon } }) => toTextCell(dragon?.house && uiCopy.house(dragon.house)),
  },
  {
    name: 'charm',
    isDragonOnly: true,
    read: ({ asset }) => toTextCell(asset.charmOfMaking),
  },
];

const rarityRows: RowDefinition[] = [
  {
    name: 'rarity',
    isDragonOnly: true,
    read: ({ asset: { rarity } }) => (rarity === null ? null : { text: rarityText.of(rarity) }),
    best: { label: copy.best.rarity, readScore: ({ asset }) => asset.rarity },
  },
  {
    name: 'rank',
    isDragonOnly: true,
    read: ({ rank }) => rank && { text: rarityText.rank(rank), note: rarityText.among(rank) },
    // Compared by share, because seasons differ in size.
    best: { label: copy.best.rank, readScore: ({ rank }) => rank && -rank.topPercent },
  },
];

/** When an egg was or will be in each state; when a gateway key was first seen. */
const timelineRows: RowDefinition[] = [
  {
    name: 'spawned',
    read: ({ asset, egg }) => toInstantCell(egg.sealedAt ?? asset.created),
    best: { label: copy.best.spawned, readScore: ({ asset, egg }) => negate(egg.sealedAt ?? asset.created) },
  },
  {
    name: 'incubating',
    isDragonOnly: true,
    read: ({ egg }) => toInstantCell(egg.incubatesAt),
  },
  {
    name: 'hatching',
    isDragonOnly: true,
    read: ({ egg }) => toInstantCell(egg.hatchingAt),
  },
  {
    name: 'hatched',
    isDragonOnly: true,
    read: ({ asset, egg }) => toInstantCell(asset.dragon?.dragon?.hatchedAt ?? egg.hatchesAt),
    best: {
      label: copy.best.hatched,
      readScore: ({ asset, egg }) => negate(asset.dragon?.dragon?.hatchedAt ?? egg.hatchesAt),
    },
  },
];

const negate = (value: number | null | undefined) => (typeof value === 'number' ? -value : null);

/** The kind of an asset. The state of a key does not show its kind. */
const nameKind = (asset: AssetInfo) =>
  asset.assetType === 'GATEWAY_KEY' && asset.assetState !== null
    ? copy.key(describeKind(asset).toLowerCase())
    : describeKind(asset);

interface CompareRow {
  name: string;
  label: string;
  /** Cells by column; null if unknown. */
  cells: readonly (CompareCell | null)[];
  differs: boolean;
  best: BestColumns | null;
}

export interface CompareCell {
  text: string;
  note?: string;
  /** Epoch seconds: shown as a date instead of `text`. */
  at?: number;
}

interface BestColumns {
  columns: readonly number[];
  label: string;
}

interface RowDefinition {
  name: keyof typeof copy.rows;
  isDragonOnly?: boolean;
  read: (item: LoadedItem) => CompareCell | null;
  best?: { label: string; readScore: (item: LoadedItem) => number | null };
}

function createRow(
  { name, read, best }: RowDefinition,
  columns: readonly (LoadedItem | null)[],
): CompareRow | null {
  const cells = columns.map((item) => item && read(item));
  if (cells.every((cell) => cell === null)) return null;
  const loadedKeys = columns.flatMap((item, index) => (item ? [toKey(cells[index])] : []));
  return {
    name,
    label: copy.rows[name],
    cells,
    differs: new Set(loadedKeys).size > 1,
    best: best
      ? findBest(
          columns.map((item) => item && best.readScore(item)),
          best.label,
        )
      : null,
  };
}

/** The columns with the highest score; null if fewer than two are known, or all are equal. */
function findBest(scores: readonly (number | null)[], label: string): BestColumns | null {
  const knownScores = scores.filter((score) => score !== null);
  const highestScore = Math.max(...knownScores);
  const columns = scores.flatMap((score, index) => (score === highestScore ? [index] : []));
  return knownScores.length > 1 && columns.length < knownScores.length ? { columns, label } : null;
}

const toKey = (cell: CompareCell | null | undefined) =>
  cell && (cell.at ?? `${cell.text} ${cell.note ?? ''}`);
