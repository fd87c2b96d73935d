import { percentile } from '../load/percentile.ts';
import type { RecordedPress } from './record-presses.ts';
import { steps } from './walk.ts';

/** The figures of all rounds of one target, by press. */
export interface WalkedTarget {
  name: string;
  cold: Figures[][];
  warm: Figures[][];
}

/**
 * Prints a row for each press. Times are the median and the 75th percentile of all rounds, in milliseconds. The last columns compare the
 * first target with each other target: the other's median time to content, and the ratio of the first target's time to it.
 */
export function printWalks(title: string, [own, ...others]: readonly WalkedTarget[]): void {
  if (!own) return;
  for (const pass of ['cold', 'warm'] as const) {
    console.log(`\n${title}, ${pass}`);
    const rows = steps.map(({ name }, index) => {
      const figures = own[pass][index] ?? [];
      return [
        name,
        times(figures, 'nextFrame'),
        times(figures, 'content'),
        at(figures, 'requests').toFixed(0),
        at(figures, 'inSequence').toFixed(0),
        `${figures.filter(({ late }) => late.length > 0).length}/${figures.length}`,
        at(figures, 'longTasks').toFixed(0),
        at(figures, 'shift').toFixed(3),
        ...others.map((other) => {
          const content = at(other[pass][index] ?? [], 'content');
          return `${content.toFixed(0)} (${(at(figures, 'content') / content).toFixed(2)})`;
        }),
      ];
    });
    const heads = ['press', 'next frame', 'content', 'req', 'chain', 'late', 'tasks', 'shift'];
    printColumns([[...heads, ...others.map(({ name }) => name)], ...rows]);
    for (const [index, { name }] of steps.entries()) printLate(name, own[pass][index] ?? []);
    for (const other of others) printSum(own, other, pass);
  }
}

function printSum(own: WalkedTarget, other: WalkedTarget, pass: 'cold' | 'warm'): void {
  const sum = (target: WalkedTarget, key: 'nextFrame' | 'content') =>
    target[pass].reduce((total, figures) => total + at(figures, key), 0);
  const [frame, content] = (['nextFrame', 'content'] as const).map(
    (key) =>
      `${sum(own, key).toFixed(0)} and ${sum(other, key).toFixed(0)} ms, ratio ${(sum(own, key) / sum(other, key)).toFixed(2)}`,
  );
  console.log(`  all presses, compared with ${other.name}: next frame ${frame}; content ${content}`);
}

/** Prints the requests that began late, and in how many rounds. */
function printLate(name: string, figures: readonly Figures[]): void {
  const counts = new Map<string, number>();
  for (const { late } of figures)
    for (const path of new Set(late)) counts.set(path, (counts.get(path) ?? 0) + 1);
  if (counts.size === 0) return;
  const paths = [...counts].map(([path, count]) => (count === figures.length ? path : `${path} (${count})`));
  console.log(`  ${name} requests ${paths.join(', ')}`);
}

type Figure = Exclude<keyof Figures, 'late'>;

const at = (figures: readonly Figures[], key: Figure, share = 0.5) =>
  percentile(
    figures.map((figure) => figure[key]),
    share,
  );

const times = (figures: readonly Figures[], key: Figure) =>
  `${at(figures, key).toFixed(0)} / ${at(figures, key, 0.75).toFixed(0)}`;

function printColumns(rows: readonly string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('   '),
    );
}

interface Figures {
  nextFrame: number;
  /** Infinity if the page did not appear. */
  content: number;
  /** Requests from the press to the content. */
  requests: number;
  /** The longest chain of requests that began after the one before had ended. */
  inSequence: number;
  /** Requests that began after the press, without pictures. */
  late: string[];
  longTasks: number;
  shift: number;
}

export function readFigures(press: RecordedPress): Figures {
  const content = press.content ?? Infinity;
  const requests = press.requests.filter(({ began }) => began <= content);
  return {
    nextFrame: press.nextFrame,
    content,
    requests: requests.length,
    inSequence: countChain(requests),
    late: requests.filter(({ began, isPicture }) => began >= 0 && !isPicture).map(({ url }) => describe(url)),
    longTasks: press.longTasks,
    shift: press.shift,
  };
}

/** Counts the longest chain of requests that do not overlap: repeatedly takes the request that ends first. */
function countChain(requests: RecordedPress['requests']): number {
  let [count, endedAt] = [0, -Infinity];
  for (const { began, ended } of requests.toSorted((one, other) => one.ended - other.ended)) {
    if (began < endedAt) continue;
    count += 1;
    endedAt = ended;
  }
  return count;
}

/** A path without ids, versions and hashes, so that rounds and builds can be compared. */
function describe(url: string): string {
  const { pathname } = new URL(url);
  return pathname
    .replace(
      /^\/(?:host|remotes\/[^/]+)\/[^/]+\//,
      (prefix) => `${prefix.split('/').slice(0, -2).join('/')}/…/`,
    )
    .replaceAll(/\/\d+(?=\/|$)/g, '/{id}')
    .replace(/\.[0-9a-f]{8,12}(?=\.)/, '');
}
