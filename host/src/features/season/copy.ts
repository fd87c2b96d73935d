export const copy = {
  season: 'Season',
};
