/** Side of the PNG in pixels: large enough to print. */
const side = 1_600;

/**
 * Rasterises a square SVG with a transparent background.
 * @throws {Error} if the browser cannot read the picture
 */
export async function svgToPng(svg: Blob): Promise<Blob> {
  const image = new Image(side, side);
  image.src = await dataUrlOf(await withSize(svg));
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob(
    (png) => (png ? resolve(png) : reject(new Error('The picture could not be drawn'))),
    'image/png',
  );
  return promise;
}

/** Firefox draws an SVG only if it says its size. */
async function withSize(svg: Blob): Promise<Blob> {
  const text = await svg.text();
  const sized = /<svg[^>]*\swidth=/.test(text)
    ? text
    : text.replace('<svg', `<svg width="${side}" height="${side}"`);
  return new Blob([sized], { type: 'image/svg+xml' });
}

/** A data URL, because the policy of the site allows no others made in the page. */
function dataUrlOf(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(String(reader.result)));
  reader.addEventListener('error', () => reject(new Error('The picture could not be read')));
  reader.readAsDataURL(blob);
  return promise;
}
