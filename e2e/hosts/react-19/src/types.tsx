import type { EmbedElements } from '@emberclutch/embed';
import { EmberclutchHatchery } from '@emberclutch/embed/react';

/** Listens as an integrator can on each element. Only the compiler checks this code. */
export function listen(element: EmbedElements[keyof EmbedElements], signal: AbortSignal): void {
  element.addEventListener('select', (event) => event.detail.number.toFixed(), { signal });
  element.addEventListener('navigate', ({ detail }) => detail.url.length);
  element.addEventListener('resize', ({ detail }) => detail.width + detail.height);
  element.addEventListener('error', (event) => event.message.length);
  element.addEventListener('click', (event) => event.clientX);
  // @ts-expect-error: the detail of `navigate` has an address, but no number
  element.addEventListener('navigate', (event) => event.detail.number);
}

/** Each element with event props, which React 19 supports on custom elements, and one React component. */
export const elements = (
  <>
    <emberclutch-asset number="12" onselect={(event) => event.detail.number.toFixed()} />
    <emberclutch-countdown onresize={({ detail }) => detail.width.toFixed()} />
    <emberclutch-hatchery order="rarest" golden onerror={(event) => event.message.length} />
    <emberclutch-spawn theme="dark" onload={(event) => event.type} />
    <emberclutch-world
      site-url="https://emberclutch.example"
      onnavigate={({ detail }) => detail.url.length}
    />
    <EmberclutchHatchery limit={6} onSelect={({ detail }) => detail.number.toFixed()} />
    {/* @ts-expect-error: not an order */}
    <emberclutch-hatchery order="cheapest" />
    {/* @ts-expect-error: an option of the asset element */}
    <emberclutch-spawn number="12" />
  </>
);
