import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { isHydrated } from './is-hydrated.ts';

const { promise, resolve } = Promise.withResolvers<void>();

/**
 * Resolves when the first page is shown in its slot with all its parts, or has failed. Until then React may still have to hydrate what the edge has
 * rendered there: an answer that is newer than the HTML would differ from it.
 */
export const slotShown = promise;

/** Milliseconds between two looks whether a part of the page still has to be hydrated. */
const pauseMs = 50;

/** Milliseconds after which the page counts as shown: a chunk may be lost. */
const maxWaitMs = 10_000;

export function markSlotShown(waitMs = maxWaitMs): void {
  if (waitMs > 0 && hasPartToHydrate()) setTimeout(() => markSlotShown(waitMs - pauseMs), pauseMs);
  else resolve();
}

/** React hydrates each Suspense boundary of a page by itself. The HTML of one begins with a comment: `<!--$-->`. */
function hasPartToHydrate(): boolean {
  const root = document.getElementById(rootId);
  if (!root) return false;
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { currentNode } = comments;
    if (!(currentNode instanceof Comment) || currentNode.data !== '$') continue;
    const { nextElementSibling: part } = currentNode;
    if (part && !isHydrated(part)) return true;
  }
  return false;
}
