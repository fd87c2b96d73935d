/** Not in `copy.ts`, because the page table needs it and is loaded with every page of the hatchery. */
export const genomeTitle = 'Genome explorer';
