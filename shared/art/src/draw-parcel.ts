/** View box of `drawParcel`. */
export const parcelBox = '0 0 64 64';

/** Draws the contents of an SVG: folded paper, the same in both themes, and its wax seal in a CSS colour. */
export const drawParcel = (accent: string): string =>
  `<ellipse cx="38" cy="56" rx="27" ry="4" fill="${ink}" opacity=".34" filter="blur(1.2px)"/>
<path d="M6 9v46l27-22Z" fill="#eee2bb"/>
<path d="M58 9v46L31 33Z" fill="#d5c6a0"/>
<path d="M6 55h52L32 31Z" fill="#e2d5af"/>
<path d="M6 9h52L32 36Z" fill="#f9efc8"/>
<path d="M6 9l26 27L58 9M6 55l20-18.5M58 55 38 36.5M6 9h52v46H6z" fill="none" stroke="#b7a47f" stroke-width=".7" stroke-linejoin="round"/>
<path d="M24 50h16" stroke="#a8936f" stroke-width=".9" stroke-dasharray="3 .8 1.5 .8"/>
<g data-part="wax" fill="none">
<path d="M33 22c5-1 6 3 8 4 4 1 2 4 4 6 1 4-2 5-1 9-2 2-4 3-6 5-3 1-5-1-8 1-3 0-4-3-7-4-3-2-2-5-3-8 0-3 2-5 2-8 2-2 5-2 6-4 1-1 3-1 5-1Z" fill="color-mix(in oklab, ${accent} 64%, ${ink})" stroke="color-mix(in oklab, ${accent} 40%, ${ink})" stroke-width=".6"/>
<path d="M25 30c1-3 4-5 8-5-3 1-6 3-7 7Z" fill="${light}" opacity=".5"/>
<path d="M33 27c4 1 6 6 5 10-1 3-4 5-6 5-3 0-5-3-5-6 0-4 2-9 6-9Z" stroke="${light}" stroke-width="1.1" opacity=".62"/>
</g>`;

const [ink, light] = ['#4a2c06', '#fff6cf'];
