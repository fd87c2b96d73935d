/**
 * Decodes a picture to draw it on a canvas. The canvas stays readable, because the picture is a data URL.
 * @param side of the square that an SVG is drawn in, in pixels
 * @throws {Error} if the browser cannot read the picture
 */
export async function loadPicture(picture: Blob, side: number): Promise<HTMLImageElement> {
  const image = new Image(side, side);
  image.src = await toDataUrl(picture.type.startsWith('image/svg') ? await addSize(picture, side) : picture);
  await image.decode();
  return image;
}

/** @throws {Error} if the browser cannot write it */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob(
    (png) => (png ? resolve(png) : reject(new Error('The picture could not be drawn'))),
    'image/png',
  );
  return promise;
}

/** Firefox draws only an SVG that has a width and a height. */
async function addSize(svg: Blob, side: number): Promise<Blob> {
  const text = await svg.text();
  const sizedText = /<svg[^>]*\swidth=/.test(text)
    ? text
    : text.replace('<svg', `<svg width="${side}" height="${side}"`);
  return new Blob([sizedText], { type: 'image/svg+xml' });
}

/** A data URL, because the site's content security policy forbids `blob:` URLs. */
function toDataUrl(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(String(reader.result)));
  reader.addEventListener('error', () => reject(new Error('The picture could not be read')));
  reader.readAsDataURL(blob);
  return promise;
}
