import { seasonNames } from '@emberclutch/contract/season/season-name.ts';
import { modes, getPalette } from './palette.ts';
import type { Palette } from './palette.ts';

const papers = ['page', 'raised', 'sunk', 'wash', 'secondWash'] as const satisfies (keyof Palette)[];
const inks = [
  'ink',
  'inkSoft',
  'inkFaint',
  'accent',
  'danger',
  'success',
  'gold',
] as const satisfies (keyof Palette)[];

const combinations = modes.flatMap((mode) => seasonNames.map((season) => ({ mode, season })));

/** WCAG 2.2, success criteria 1.4.3 and 1.4.11. */
describe.each(combinations)('$season in $mode', ({ mode, season }) => {
  const palette = getPalette(mode, season);
  const measureContrast = (foreground: keyof Palette, background: keyof Palette) =>
    computeRatio(palette[foreground], palette[background]);

  it.each(inks.flatMap((ink) => papers.map((paper) => [ink, paper] as const)))(
    'text is readable: %s on %s',
    (ink, paper) => {
      expect(measureContrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['accentInk', 'accent'],
    ['accent', 'accentSoft'],
    ['ink', 'accentSoft'],
    ['inkFaint', 'accentSoft'],
  ] as const)('text on a button or selection is readable: %s on %s', (ink, paper) => {
    expect(measureContrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(papers.flatMap((paper) => [['edge', paper] as const, ['focus', paper] as const]))(
    'a line is distinguishable: %s on %s',
    (line, paper) => {
      expect(measureContrast(line, paper)).toBeGreaterThanOrEqual(3);
    },
  );
});

function computeRatio(foreground: string, background: string): number {
  const luminances = [computeLuminance(foreground), computeLuminance(background)];
  const [dark = 0, light = 0] = luminances.toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of `#rrggbb` (WCAG 2.2, glossary). */
function computeLuminance(color: string): number {
  const readChannel = (at: number) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * readChannel(1) + 0.7152 * readChannel(3) + 0.0722 * readChannel(5);
}
