import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';

/** Parcels that are drawn side by side. The text beside them has the number. */
const maxDrawn = 5;

/** What is held, as the spawn page shows it: folded paper under a wax seal, light like paper in both modes. */
export const parcels = (count: number): Html =>
  html`<p class="parcels" aria-hidden="true">
    ${Array.from({ length: Math.min(count, maxDrawn) }, () => parcel)}
  </p>`;

const parcel = html`<svg viewBox="0 2 68 60" width="68" height="60">
  <ellipse cx="38" cy="56" rx="27" ry="4" fill="var(--ink)" opacity=".22" />
  <path d="M6 9v46l27-22Z" fill="#e8dfc9" />
  <path d="M58 9v46L31 33Z" fill="#c9bfa8" />
  <path d="M6 55h52L32 31Z" fill="#d8ceb7" />
  <path d="M6 9h52L32 36Z" fill="#f7efdc" />
  <path
    d="M6 9l26 27L58 9M6 55l20-18.5M58 55 38 36.5M6 9h52v46H6z"
    fill="none"
    stroke="#9f947d"
    stroke-width=".7"
    stroke-linejoin="round"
  />
  <path
    class="wax"
    d="M33 22c5-1 6 3 8 4 4 1 2 4 4 6 1 4-2 5-1 9-2 2-4 3-6 5-3 1-5-1-8 1-3 0-4-3-7-4-3-2-2-5-3-8 0-3 2-5 2-8 2-2 5-2 6-4 1-1 3-1 5-1Z"
  />
  <path
    d="M33 27c4 1 6 6 5 10-1 3-4 5-6 5-3 0-5-3-5-6 0-4 2-9 6-9Z"
    fill="none"
    stroke="#fff8e6"
    stroke-width="1.1"
    opacity=".62"
  />
</svg>`;
