import { pictureUrl } from '../../../api/picture-url.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { SiteConfig } from '@emberclutch/contract/site/site.ts';

import { assetKind, assetOrigins, assetTitle } from '../asset-title.ts';
import { rarityText } from '../../format/rarity-text.ts';
import { loadPicture, pngOf } from '../share/load-picture.ts';
import { specimenNumber } from '../../format/specimen-number.ts';
import { bestOf } from './compare-row.ts';
import { copy } from './copy.ts';
import type { LoadedItem } from './use-compared-items.ts';
import { color, font } from '../../../theme/tokens.ts';

/** Measures in pixels of the picture, which is as wide as link previews are. */
const width = 1_200;
const margin = 48;
const gap = 24;
const headHeight = 132;
const captionHeight = 196;

/**
 * Draws the plates of a comparison side by side, in the colours of the page, with the rarity from the table.
 * @param place an element of the page
 * @returns a PNG
 * @throws {Error} if the browser cannot draw it
 */
export async function drawComparison(
  items: readonly LoadedItem[],
  { name, apiBase }: Pick<SiteConfig, 'name' | 'apiBase'>,
  place: Element,
): Promise<Blob> {
  const side = (width - 2 * margin - gap * (items.length - 1)) / items.length;
  const height = headHeight + side + captionHeight + margin;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  const pen: Pen = { context, color: colorsAt(place) };

  context.fillStyle = pen.color('page');
  context.fillRect(0, 0, width, height);
  write(pen, copy.title, { x: margin, y: 74, size: 44, family: font.display, color: 'ink' });
  write(pen, name, { x: margin, y: 104, size: 20, color: 'inkSoft' });
  context.fillStyle = pen.color('rule');
  context.fillRect(margin, headHeight - 14, width - 2 * margin, 2);

  const pictures = await Promise.all(items.map(({ asset }) => pictureOf(asset, apiBase, side)));
  const rarest = bestOf(
    items.map(({ asset }) => asset.rarity),
    copy.best.rarity,
  );
  for (const [index, item] of items.entries()) {
    const x = margin + index * (side + gap);
    drawFrame(pen, x, side, pictures[index] ?? null);
    writeCaption(pen, x, side, item, rarest?.columns.includes(index) ?? false);
  }
  return pngOf(canvas);
}

/** Kind, house and season; the title of an egg says its kind already. */
const originOf = (asset: AssetInfo): string =>
  [...(assetTitle(asset) === assetKind(asset) ? [] : [assetKind(asset)]), ...assetOrigins(asset)].join(' · ');

interface Pen {
  context: CanvasRenderingContext2D;
  color: (name: keyof typeof color) => string;
}

interface Line {
  x: number;
  y: number;
  size: number;
  color: keyof typeof color;
  family?: string;
  maxWidth?: number;
}

/** A canvas knows no CSS variables, so their values are read where the comparison is shown. */
function colorsAt(place: Element): Pen['color'] {
  const style = getComputedStyle(place);
  return (name) => style.getPropertyValue(/--[\w-]+/.exec(color[name])?.[0] ?? '').trim();
}

/** Null for an asset without a picture, and for one that cannot be read: the others are still drawn. */
async function pictureOf(asset: AssetInfo, apiBase: string, side: number): Promise<HTMLImageElement | null> {
  const address = asset.thumbnail ?? asset.gatewayKey?.thumbnail;
  if (!address) return null;
  try {
    const answer = await fetch(pictureUrl(address, apiBase), { credentials: 'omit' });
    return answer.ok ? await loadPicture(await answer.blob(), Math.ceil(side)) : null;
  } catch {
    // Offline, of another origin that does not allow it to be read, or not a picture.
    return null;
  }
}

function drawFrame({ context, color }: Pen, x: number, side: number, picture: HTMLImageElement | null): void {
  context.fillStyle = color('raised');
  context.fillRect(x, headHeight, side, side);
  if (picture) context.drawImage(picture, x, headHeight, side, side);
  context.strokeStyle = color('rule');
  context.lineWidth = 2;
  context.strokeRect(x, headHeight, side, side);
}

function writeCaption(pen: Pen, x: number, side: number, { asset, rank }: LoadedItem, isRarest: boolean) {
  const y = headHeight + side;
  const line = { x, maxWidth: side };
  const number = copy.number(specimenNumber(asset.id)) + (asset.golden ? ` · ${copy.rows.golden}` : '');
  write(pen, number, { ...line, y: y + 30, size: 18, color: 'inkSoft' });
  write(pen, assetTitle(asset), { ...line, y: y + 66, size: 32, family: font.display, color: 'ink' });
  write(pen, originOf(asset), {
    ...line,
    y: y + 96,
    size: 18,
    color: 'inkSoft',
  });
  if (asset.rarity !== null)
    write(pen, `${copy.rows.rarity} ${rarityText.of(asset.rarity)}`, {
      ...line,
      y: y + 130,
      size: 20,
      color: 'ink',
    });
  if (rank) write(pen, rarityText.rank(rank), { ...line, y: y + 158, size: 18, color: 'inkSoft' });
  if (isRarest) write(pen, `★ ${copy.best.rarity}`, { ...line, y: y + 188, size: 20, color: 'accent' });
}

/** One line, shortened to what fits. */
function write({ context, color }: Pen, text: string, line: Line): void {
  const { x, y, size, family = font.text, maxWidth = width - 2 * margin } = line;
  context.font = `${size}px ${family}`;
  context.fillStyle = color(line.color);
  let shown = text;
  while (shown.length > 1 && context.measureText(shown).width > maxWidth)
    shown = `${shown.slice(0, -2).trimEnd()}…`;
  context.fillText(shown, x, y);
}
