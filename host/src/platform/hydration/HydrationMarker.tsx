import { useEffect } from 'react';
import { pageAttributes, rootId } from '@emberclutch/contract/site/page-protocol.ts';

/** Removes the mark of a prerendered page once it is hydrated and its event handlers are attached. */
export function HydrationMarker() {
  useEffect(() => document.getElementById(rootId)?.removeAttribute(pageAttributes.prerendered), []);
  return null;
}
