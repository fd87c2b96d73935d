/** The format that the graphics card needs. */
const options: ImageBitmapOptions = { premultiplyAlpha: 'premultiply' };

/** Loads a picture and decodes it off the main thread. @throws {Error} if it cannot be loaded */
export async function loadPicture(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetchPicture(url, signal);
  if (!response) return loadElement(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return createImageBitmap(await response.blob(), options);
}

/** @returns null if the request fails: the CSP of a page of another site may allow our pictures but no requests to us */
async function fetchPicture(url: string, signal: AbortSignal): Promise<Response | null> {
  try {
    return await fetch(url, { signal, priority: 'low' });
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Decodes on the main thread, because browsers keep no decoded copy of an element for the graphics card. */
async function loadElement(url: string): Promise<ImageBitmap> {
  const image = new Image();
  // Files of a release may have a different origin from the page, and a graphics card accepts only pictures with CORS permission.
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return createImageBitmap(image, options);
}
