import type { ReleasePage } from '@emberclutch/contract/site/release.ts';

/**
 * The first call of a page if the page was rendered without its answer. The browser begins it before any script has
 * loaded, as on a page with a placeholder.
 * @param paths of the calls that the page was rendered from
 */
export function unansweredCall(
  { firstCall }: Pick<ReleasePage, 'firstCall'>,
  paths: readonly string[],
): string | undefined {
  if (firstCall === undefined) return undefined;
  const [before = '', after] = firstCall.split(':id');
  const isAnswered = paths.some((path) =>
    after === undefined ? path === before : path.startsWith(before) && path.endsWith(after),
  );
  return isAnswered ? undefined : firstCall;
}
