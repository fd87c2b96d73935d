/** Apart from the words of the badge, which every page loads first. */
export const copy = {
  turn: 'The season turns',
  turnWords: {
    GENESIS: 'First light over still water.',
    EARTH: 'Moss, copper and falling leaves.',
    WATER: 'Rain on the stacks, and a rising tide.',
    AIR: 'Peaks above a sea of clouds.',
    FIRE: 'Smoke on the mountain, sparks in the wind.',
    PRIMORDIAL: 'An eclipse over obsidian and bone.',
  },
  turnSkip: 'Press anywhere to go on',
};
