/** Rarity of about two in a hundred genomes: their dragons look special from afar. */
const rareFrom = 98.5;

/** Whether a rarity from 0 to 100 is one of the highest. */
export const isRare = (rarity: number | null): boolean => rarity !== null && rarity >= rareFrom;
