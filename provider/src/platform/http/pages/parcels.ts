import { drawParcel, parcelBox } from '@emberclutch/art/draw-parcel.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';

/** Parcels that are drawn side by side. The text beside them has the number. */
const maxDrawn = 5;

/** The contents of a lock as sealed parcels, as on the page that chose them. */
export const parcels = (count: number): Html =>
  html`<p class="parcels" aria-hidden="true">
    ${Array.from({ length: Math.min(count, maxDrawn) }, () => parcel)}
  </p>`;

const parcel = html`<svg viewBox="${parcelBox}" width="68" height="68">
  ${{ html: drawParcel('var(--accent)') }}
</svg>`;
