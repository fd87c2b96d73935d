/** About two in a hundred genomes have this rarity or more. Their dragons look special even in far views. */
const minRareRarity = 98.5;

export const isRare = (rarity: number | null): boolean => rarity !== null && rarity >= minRareRarity;
