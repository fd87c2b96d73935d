import { loadPicture, toPng } from '@emberclutch/web/ui/asset/share/load-picture.ts';

/** Side of the PNG in pixels: large enough to print. */
const side = 1_600;

/** Rasterises a square SVG with a transparent background. @throws {Error} if the browser cannot read the picture */
export async function convertSvgToPng(svg: Blob): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  canvas
    .getContext('2d')
    ?.drawImage(await loadPicture(new Blob([svg], { type: 'image/svg+xml' }), side), 0, 0, side, side);
  return toPng(canvas);
}
