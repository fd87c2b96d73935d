/** The font for the names of lands. @param px height of the letters */
export const nameFont = (px: number): string =>
  `italic 500 ${px}px Fraunces, 'Iowan Old Style', Georgia, serif`;

/**
 * Loads the font of the names, because a canvas does not wait for a font but falls back to another one.
 * @returns after at most a second, because a map in a fallback font is better than no map
 */
export async function loadNameFont(): Promise<void> {
  const loaded = document.fonts.load(nameFont(16)).catch(() => []);
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, maxFontWaitMs))]);
}

const maxFontWaitMs = 1_000;
