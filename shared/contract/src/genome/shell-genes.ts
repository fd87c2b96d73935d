/** The genes that the shell of an egg shows. All others stay secret until the egg hatches. */
export const shellGenes: ReadonlySet<string> = new Set([
  'house',
  'magic',
  'finish',
  'form',
  'pattern',
  'primary',
  'secondary',
]);
