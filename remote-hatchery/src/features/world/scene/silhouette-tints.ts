/** Colours of dragons that are specks: darker than the map by day, brighter in the dark theme. */
export const silhouetteTints = {
  light: { FIRE: 0xa8452a, WATER: 0x1f6f6a, EARTH: 0x4d6329, AIR: 0x5d5f96, golden: 0xc28a14 },
  dark: { FIRE: 0xff9a6c, WATER: 0x74dccf, EARTH: 0xbcd678, AIR: 0xb8c0ff, golden: 0xffd95e },
} as const;

/** Colours of the drawings of the sheet, which are pale: three for each house. */
export const drawingTints = {
  FIRE: [0xf08a5c, 0xe8b878, 0xdc6a62],
  WATER: [0x78c4b6, 0x86b8dc, 0xa6d8c4],
  EARTH: [0xb4c274, 0xc8a06c, 0x94b07c],
  AIR: [0xb4c0f0, 0xd0b4e4, 0xe4e6f4],
} as const;
export const goldenDrawingTint = 0xf6cc50;
