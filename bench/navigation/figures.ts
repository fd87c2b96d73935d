import type { RecordedPress } from './record-presses.ts';

/** The figures of one press. */
export interface Figures {
  nextFrame: number;
  /** Infinity if the page did not appear. */
  content: number;
  /** Requests from the press to the content. */
  requests: number;
  /** The longest chain of requests that began after the one before had ended. */
  inSequence: number;
  /** Requests that began after the press, except those for pictures. */
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
