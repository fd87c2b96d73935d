import { findPercentile } from '../load/find-percentile.ts';
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
 * first target with each other target: the median time to content of the other, and the ratio of the first target's time to it.
 */
export function printWalks(title: string, [first, ...others]: readonly WalkedTarget[]): void {
  if (!first) return;
  for (const pass of ['cold', 'warm'] as const) {
    console.log(`\n${title}, ${pass}`);
    const rows = steps.map(({ name }, index) => {
      const figures = first[pass][index] ?? [];
      return [
        name,
        formatTimes(figures, 'nextFrame'),
        formatTimes(figures, 'content'),
        readPercentile(figures, 'requests').toFixed(0),
        readPercentile(figures, 'chainLength').toFixed(0),
        `${figures.filter(({ late }) => late.length > 0).length}/${figures.length}`,
        readPercentile(figures, 'longTasks').toFixed(0),
        readPercentile(figures, 'shift').toFixed(3),
        ...others.map((other) => {
          const content = readPercentile(other[pass][index] ?? [], 'content');
          return `${content.toFixed(0)} (${(readPercentile(figures, 'content') / content).toFixed(2)})`;
        }),
      ];
    });
    const headings = ['press', 'next frame', 'content', 'req', 'chain', 'late', 'tasks', 'shift'];
    printColumns([[...headings, ...others.map(({ name }) => name)], ...rows]);
    for (const [index, { name }] of steps.entries()) printLate(name, first[pass][index] ?? []);
    for (const other of others) printSum(first, other, pass);
  }
}

function printSum(first: WalkedTarget, other: WalkedTarget, pass: 'cold' | 'warm'): void {
  const sumMedians = (target: WalkedTarget, key: 'nextFrame' | 'content') =>
    target[pass].reduce((total, figures) => total + readPercentile(figures, key), 0);
  const [nextFrame, content] = (['nextFrame', 'content'] as const).map(
    (key) =>
      `${sumMedians(first, key).toFixed(0)} and ${sumMedians(other, key).toFixed(0)} ms, ratio ${(sumMedians(first, key) / sumMedians(other, key)).toFixed(2)}`,
  );
  console.log(`  all presses, compared with ${other.name}: next frame ${nextFrame}; content ${content}`);
}

/** Prints the late requests, and in how many rounds each began. */
function printLate(name: string, figures: readonly Figures[]): void {
  const counts = new Map<string, number>();
  for (const { late } of figures)
    for (const path of new Set(late)) counts.set(path, (counts.get(path) ?? 0) + 1);
  if (counts.size === 0) return;
  const paths = [...counts].map(([path, count]) => (count === figures.length ? path : `${path} (${count})`));
  console.log(`  ${name} requests ${paths.join(', ')}`);
}

type Figure = Exclude<keyof Figures, 'late'>;

const readPercentile = (figures: readonly Figures[], key: Figure, share = 0.5) =>
  findPercentile(
    figures.map((figure) => figure[key]),
    share,
  );

const formatTimes = (figures: readonly Figures[], key: Figure) =>
  `${readPercentile(figures, key).toFixed(0)} / ${readPercentile(figures, key, 0.75).toFixed(0)}`;

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
  /** Length of the longest chain in which each request began after the previous one had ended. */
  chainLength: number;
  /** Paths of requests that began after the press, without pictures. */
  late: string[];
  longTasks: number;
  shift: number;
}

export function readFigures(press: RecordedPress): Figures {
  const content = press.content ?? Infinity;
  const requests = press.requests.filter(({ startedAt }) => startedAt <= content);
  return {
    nextFrame: press.nextFrame,
    content,
    requests: requests.length,
    chainLength: measureChain(requests),
    late: requests
      .filter(({ startedAt, isPicture }) => startedAt >= 0 && !isPicture)
      .map(({ url }) => normalizePath(url)),
    longTasks: press.longTasks,
    shift: press.shift,
  };
}

/** Finds the length of the longest chain of requests that do not overlap: repeatedly takes the request that ends first. */
function measureChain(requests: RecordedPress['requests']): number {
  let [count, previousEnd] = [0, -Infinity];
  for (const { startedAt, endedAt } of requests.toSorted((one, other) => one.endedAt - other.endedAt)) {
    if (startedAt < previousEnd) continue;
    count += 1;
    previousEnd = endedAt;
  }
  return count;
}

/** Removes ids, versions and hashes from a path, so that rounds and builds can be compared. */
function normalizePath(url: string): string {
  const { pathname } = new URL(url);
  return pathname
    .replace(
      /^\/(?:host|remotes\/[^/]+)\/[^/]+\//,
      (prefix) => `${prefix.split('/').slice(0, -2).join('/')}/…/`,
    )
    .replaceAll(/\/\d+(?=\/|$)/g, '/{id}')
    .replace(/\.[0-9a-f]{8,12}(?=\.)/, '');
}
