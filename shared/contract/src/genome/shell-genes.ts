/** Genes that the shell of an egg shows. All others are a surprise until it hatches. */
export const shellGenes: ReadonlySet<string> = new Set([
  'house',
  'magic',
  'finish',
  'form',
  'pattern',
  'primary',
  'secondary',
]);
