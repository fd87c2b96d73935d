/** Genes that are visible on the shell of an egg. All others stay secret until it hatches. */
export const shellGenes: ReadonlySet<string> = new Set([
  'house',
  'magic',
  'finish',
  'form',
  'pattern',
  'primary',
  'secondary',
]);
