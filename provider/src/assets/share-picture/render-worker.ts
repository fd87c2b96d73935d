import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { seasonTints } from '@emberclutch/art/season-skins/season-skins.ts';
import { escapeHtml } from '@emberclutch/contract/site/escape-html.ts';
import { drawPicture } from '../draw-picture.ts';
import type { ShareCard } from './share-picture-kind.ts';

const fonts = ['fraunces', 'fraunces-italic', 'inter'].map((name) =>
  join(import.meta.dirname, '../../../fonts', `${name}.ttf`),
);

/** A size in pixels that link previews show without cropping. */
const cardSize = { width: 1200, height: 630 };

const ink = '#221a12';

const inkSoft = '#4f4436';

const rule = '#d0bda6';

const edge = '#8a7763';

const gold = '#8a5f0a';

const textWidth = 520;

/** Upper estimates of the width of a letter, in em. */
const displayLetterWidth = 0.53;

const italicLetterWidth = 0.47;

/** Draws the card as an SVG of `cardSize`: text on the left, the framed drawing on the right. */
function drawShareCard({ subject, drawable, title, number, charm, origins }: ShareCard): string {
  const drawing = drawPicture(drawable, subject).replace(
    '<svg ',
    '<svg x="642" y="73" width="484" height="484" ',
  );
  const light = seasonTints[drawable.season].light.wash;
  // Without a charm there is one line fewer, and the other lines move to stay centred.
  const charmHeight = charm === null ? 0 : 60;
  const top = 200 - charmHeight / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" viewBox="0 0 1200 630">
<defs>
<radialGradient id="card-right" cx=".92" cy="-.1" r=".8"><stop stop-color="${light}"/><stop offset=".9" stop-color="${light}" stop-opacity="0"/></radialGradient>
<radialGradient id="card-left" cx="-.04" cy="-.06" r=".7"><stop stop-color="#d9e8e3"/><stop offset=".9" stop-color="#d9e8e3" stop-opacity="0"/></radialGradient>
</defs>
<rect width="1200" height="630" fill="#f7f0e4"/>
<rect width="1200" height="630" fill="url(#card-right)"/>
<rect width="1200" height="630" fill="url(#card-left)"/>
<rect x="633" y="65" width="512" height="512" fill="${rule}"/>
<rect x="628" y="59" width="512" height="512" fill="#fdf9f0" stroke="${drawable.golden ? gold : edge}"${drawable.golden ? ' stroke-width="3"' : ''}/>
<rect x="636" y="67" width="496" height="496" fill="none" stroke="${rule}"/>
${drawing}
${renderText('A field guide to living dragons', { y: top, size: 30, family: 'Fraunces', fill: '#8a3850', isItalic: true })}
${renderText(title, { y: top + 98, size: computeFontSize(title, 88, displayLetterWidth), family: 'Fraunces', fill: ink })}
${renderText(drawable.golden ? `${number} · Golden` : number, { y: top + 158, size: 30, family: 'Inter', fill: drawable.golden ? gold : inkSoft })}
${charm === null ? '' : renderText(charm, { y: top + 216, size: computeFontSize(charm, 32, italicLetterWidth), family: 'Fraunces', fill: inkSoft, isItalic: true })}
<path d="M64 ${top + 208 + charmHeight}h500M64 ${top + 213 + charmHeight}h500" stroke="${rule}" stroke-width="2"/>
${renderText(origins.join(' · '), { y: top + 264 + charmHeight, size: 28, family: 'Inter', fill: inkSoft })}
</svg>`;
}

interface TextStyle {
  y: number;
  size: number;
  family: string;
  fill: string;
  isItalic?: boolean;
}

const renderText = (text: string, { y, size, family, fill, isItalic = false }: TextStyle) =>
  `<text x="64" y="${y}" font-family="${family}" font-size="${size}"${isItalic ? ' font-style="italic"' : ''} fill="${fill}">${escapeHtml(text)}</text>`;

/** @returns the largest font size up to `maxSize` at which the text fits the column */
const computeFontSize = (text: string, maxSize: number, emPerLetter: number) =>
  Math.min(maxSize, Math.floor(textWidth / (text.length * emPerLetter)));

/** Runs in a worker thread: draws and rasterises one card after another. */
parentPort?.on('message', (card: ShareCard) => {
  const options = { font: { loadSystemFonts: false, fontFiles: fonts } };
  parentPort?.postMessage(new Resvg(drawShareCard(card), options).render().asPng(), []);
});
