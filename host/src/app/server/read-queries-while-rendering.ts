import { QueryObserver } from '@tanstack/react-query';
import type { DefaultedQueryObserverOptions, Query, QueryObserverResult } from '@tanstack/react-query';
import { isBrowserOnly } from '@emberclutch/web/api/browser-only.ts';

type GetResult = (
  this: QueryObserver,
  options: DefaultedQueryObserverOptions & { suspense?: boolean },
) => QueryObserverResult;

interface Reading {
  /** Whether a component was rendered without an answer that another one has read since: the page would contradict itself. */
  isOutdated: () => boolean;
  end: () => void;
}

/**
 * Lets every component that renders without the answer of its query wait for it, as one that suspends does, so that a page is rendered
 * once. In a browser, such a component shows a skeleton instead. Hooks ask their observer for the first result in the render itself, and
 * do nothing else with it on a server.
 */
export function readQueriesWhileRendering(): Reading {
  const { prototype } = QueryObserver;
  // It is called with an observer as its `this` below.
  // oxlint-disable-next-line typescript/unbound-method
  const getResult = prototype.getOptimisticResult as GetResult; // the observers of all queries share it
  const shownPending = new Set<Query>();
  const getReadResult: GetResult = function (options) {
    const result = getResult.call(this, options);
    const query = this.getCurrentQuery();
    if (query.state.status !== 'pending') return result;
    if (result.fetchStatus === 'fetching' && !options.suspense && !isBrowserOnly(options.meta)) {
      // A failed answer is left to the browser. React takes a promise that is thrown for one to wait for.
      // oxlint-disable-next-line typescript/only-throw-error
      throw this.fetchOptimistic(options).catch(() => undefined);
    }
    if (!options.suspense) shownPending.add(query);
    return result;
  };
  prototype.getOptimisticResult = getReadResult;
  return {
    isOutdated() {
      const isOutdated = [...shownPending].some(({ state }) => state.status === 'success');
      shownPending.clear();
      return isOutdated;
    },
    end() {
      prototype.getOptimisticResult = getResult;
    },
  };
}
