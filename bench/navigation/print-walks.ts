import { findPercentile } from '../load/find-percentile.ts';
import type { RecordedPress } from './record-presses.ts';
import { steps } from './walk.ts';
import type { Walks } from './walk.ts';

/** The walks of all rounds of one target. */
export interface WalkedTarget {
  name: string;
  walks: Walks[];
}

/**
 * Prints a row for each press. Times are the median and the 75th percentile of all rounds, in milliseconds. The last columns compare the
 * first target with each other target: the median time to content of the other, and the ratio of the first target's time to it.
 */
export function printWalks(title: string, [first, ...others]: readonly WalkedTarget[]): void {
  if (!first) return;
  for (const pass of ['cold', 'warm'] as const) {
    console.log(`\n${title}, ${pass}`);
    const listFigures = ({ walks }: WalkedTarget) =>
      steps.map((_, step) =>
        walks.flatMap((walk) => walk[pass][step] ?? []).map((press) => readFigures(press)),
      );
    const figures = listFigures(first);
    const compare = (target: WalkedTarget, step: number) => {
      const content = findFigure(listFigures(target)[step], 'content');
      return `${content.toFixed(0)} (${(findFigure(figures[step], 'content') / content).toFixed(2)})`;
    };
    const rows = steps.map(({ name }, step) => {
      const presses = figures[step] ?? [];
      const columns = {
        'next frame': formatTimes(presses, 'nextFrame'),
        content: formatTimes(presses, 'content'),
        req: findFigure(presses, 'requests'),
        chain: findFigure(presses, 'chainLength'),
        late: `${presses.filter(({ late }) => late.length > 0).length}/${presses.length}`,
        tasks: Math.round(findFigure(presses, 'longTasks')),
        shift: Number(findFigure(presses, 'shift').toFixed(3)),
        ...Object.fromEntries(others.map((other) => [other.name, compare(other, step)])),
      };
      return [name, columns] as const;
    });
    console.table(Object.fromEntries(rows));
    for (const [index, { name }] of steps.entries()) printLate(name, figures[index] ?? []);
    for (const other of others) {
      const formatSums = (key: Figure) => {
        const [own, otherSum] = [figures, listFigures(other)].map((presses) =>
          presses.reduce((sum, press) => sum + findFigure(press, key), 0),
        ) as [number, number]; // Cast: one sum for each target.
        return `${own.toFixed(0)} and ${otherSum.toFixed(0)} ms, ratio ${(own / otherSum).toFixed(2)}`;
      };
      console.log(
        `  all presses, compared with ${other.name}: next frame ${formatSums('nextFrame')}; content ${formatSums('content')}`,
      );
    }
  }
}

/** Prints the late requests, and in how many rounds each began. */
function printLate(name: string, figures: readonly Figures[]): void {
  const rounds = Map.groupBy(
    figures.flatMap(({ late }) => [...new Set(late)]),
    (path) => path,
  );
  if (rounds.size === 0) return;
  const paths = [...rounds].map(([path, { length }]) =>
    length === figures.length ? path : `${path} (${length})`,
  );
  console.log(`  ${name} requests ${paths.join(', ')}`);
}

type Figure = Exclude<keyof Figures, 'late'>;

const findFigure = (figures: readonly Figures[] = [], key: Figure, share = 0.5) =>
  findPercentile(
    figures.map((figure) => figure[key]),
    share,
  );

const formatTimes = (figures: readonly Figures[], key: Figure) =>
  `${findFigure(figures, key).toFixed(0)} / ${findFigure(figures, key, 0.75).toFixed(0)}`;

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

function readFigures(press: RecordedPress): Figures {
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
  return new URL(url).pathname
    .replace(/^(\/host|\/remotes\/[^/]+)\/[^/]+\//, '$1/…/')
    .replaceAll(/\/\d+(?=\/|$)/g, '/{id}')
    .replace(/\.[0-9a-f]{8,12}(?=\.)/, '');
}
