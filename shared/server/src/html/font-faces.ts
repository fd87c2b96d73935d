/** Where an edge leads to the fonts of its site, whose own addresses have a digest: `/fonts/current/inter`. */
export const currentFontPath = '/fonts/current';

/** Letters of European names, which are in a file of their own. */
const europeanRange = 'U+c0-d6, U+d8-17e';

/**
 * Fonts of the site, for the style of a page that is not one of its own. The style is a constant, by whose hash the policy of the page allows it, so
 * that it names addresses without a digest. Where no edge answers them, the next family of the page is shown.
 */
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
