import { useEffect } from 'react';

/** Removes the mark of a prerendered page once it is hydrated and its event handlers are attached. */
export function HydrationMarker() {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-drawn'), []);
  return null;
}
