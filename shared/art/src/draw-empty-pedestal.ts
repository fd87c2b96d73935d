/** View box of `drawEmptyPedestal`. */
export const emptyPedestalBox = '16 6 190 170';

/** Draws the contents of an SVG: an empty pedestal, the same in both modes, with the outline of the missing egg in a CSS colour. */
export const drawEmptyPedestal = (outline: string): string =>
  `<g stroke="#745a37" stroke-width=".8" fill="none">
<ellipse cx="116" cy="160" rx="78" ry="12" fill="#4a2c06" stroke="none" opacity=".25" filter="blur(3px)"/>
<path d="M33 146v6a67 10 0 0 0 134 0v-6Z" fill="#c2b08b"/>
<path d="M33 146a67 10 0 0 1 134 0a67 10 0 0 1-134 0Z" fill="#e8dbb5"/>
<path d="M42 126v20a58 9 0 0 0 116 0v-20Z" fill="#c2b08b"/>
<path d="M42 126a58 9 0 0 1 116 0a58 9 0 0 1-116 0Z" fill="#e8dbb5"/>
<path d="M111 145q24-1 44-6" stroke-width="15" stroke-dasharray=".7 2.6"/>
<path d="M122 160q24-2 41-6" stroke-width="5" stroke-dasharray=".7 2.6"/>
<path d="M100 12c24 0 43 37 43 68 0 28-19 46-43 46S57 108 57 80c0-31 19-68 43-68Z" stroke="${outline}" stroke-dasharray="3 5"/>
</g>`;
