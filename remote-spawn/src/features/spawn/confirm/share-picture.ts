import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { color, font } from '@emberclutch/web/theme/tokens.ts';
import { loadPicture, toPng } from '@emberclutch/web/ui/asset/share/load-picture.ts';
import { shareFile } from '@emberclutch/web/ui/browser/share-file.ts';

interface PictureOptions {
  apiBase: string;
  siteName: string;
  title: string;
  /** An element of the page. The picture uses its colours. */
  element: Element;
}

/** Size in pixels, with the aspect ratio in which networks show shared pictures. */
const size = { width: 1_200, height: 630 };
const maxAssets = 5;

/**
 * Draws the assets as one picture and opens the share sheet of the system, or saves the picture if there is none.
 * @throws {Error} if a picture cannot be fetched, or the browser cannot draw it
 */
export async function sharePicture(assets: readonly AssetInfo[], options: PictureOptions): Promise<void> {
  const blob = await drawPicture(assets.slice(0, maxAssets), options);
  await shareFile(blob, `${options.siteName.toLowerCase()}-arrival.png`, options.title);
}

async function drawPicture(assets: readonly AssetInfo[], options: PictureOptions): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('This browser draws no pictures.');
  const pictures = await Promise.all(assets.map((asset) => loadAssetPicture(asset, options.apiBase)));
  const colors = getComputedStyle(options.element);
  const readColor = (name: keyof typeof color) =>
    colors.getPropertyValue(color[name].slice('var('.length, -1)) || 'white';

  context.fillStyle = readColor('page');
  context.fillRect(0, 0, size.width, size.height);
  context.strokeStyle = readColor('edge');
  context.strokeRect(24, 24, size.width - 48, size.height - 48);
  context.strokeRect(32, 32, size.width - 64, size.height - 64);
  const side = Math.min(400, (size.width - 120) / pictures.length);
  const left = (size.width - side * pictures.length) / 2;
  pictures.forEach((picture, index) =>
    context.drawImage(picture, left + index * side, 240 - side / 2, side, side),
  );
  context.textAlign = 'center';
  context.fillStyle = readColor('ink');
  context.font = `500 56px ${font.display}`;
  context.fillText(options.title, size.width / 2, 510);
  context.fillStyle = readColor('accent');
  context.font = `600 26px ${font.text}`;
  context.fillText(options.siteName, size.width / 2, 560);
  return toPng(canvas);
}

/** @throws {TypeError} if it cannot be fetched */
async function loadAssetPicture(asset: AssetInfo, apiBase: string): Promise<HTMLImageElement> {
  const response = await fetch(new URL(asset.thumbnail ?? '', new URL(`${apiBase}/`, location.href)));
  return loadPicture(await response.blob(), 400);
}
