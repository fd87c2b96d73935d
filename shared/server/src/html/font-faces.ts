/** Path under which an edge redirects to the fonts of its site, whose file names contain a digest: `/fonts/current/inter`. */
export const currentFontPath = '/fonts/current';

/** Additional letters of European names, whose glyphs are in a separate file. */
const europeanRange = 'U+c0-d6, U+d8-17e';

/** The site's fonts for pages outside its apps. Policies allow the style by its hash, so its addresses contain no digest. */
export const fontFaces = [
  { family: 'Fraunces', name: 'fraunces', weights: '400 600' },
  { family: 'Inter', name: 'inter', weights: '400 700' },
]
  .flatMap(({ name, ...font }) => [
    { ...font, name, range: '' },
    { ...font, name: `${name}-european`, range: ` unicode-range: ${europeanRange};` },
  ])
  .map(
    ({ family, name, weights, range }) =>
      `@font-face { font-family: ${family}; font-weight: ${weights}; font-display: swap; src: url(${currentFontPath}/${name}) format('woff2');${range} }`,
  )
  .join('\n');
