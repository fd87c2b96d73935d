import { useEffect } from 'react';

/** Takes the mark off a page that was drawn in advance, once it lives: from now on presses are heard. */
export function HydrationMarker() {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-drawn'), []);
  return null;
}
