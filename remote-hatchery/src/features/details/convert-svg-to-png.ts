/** Side of the PNG in pixels: large enough to print. */
const side = 1_600;

/** Rasterises a square SVG with a transparent background. @throws {Error} if the browser cannot draw the picture */
export async function convertSvgToPng(svg: Blob): Promise<Blob> {
  const image = new Image(side, side);
  // A data URL, because the site's content security policy forbids `blob:` URLs.
  image.src = `data:image/svg+xml,${encodeURIComponent(addSize(await svg.text()))}`;
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

/** Firefox draws only an SVG that has a width and a height. */
const addSize = (svg: string): string =>
  /<svg[^>]*\swidth=/.test(svg) ? svg : svg.replace('<svg', `<svg width="${side}" height="${side}"`);
