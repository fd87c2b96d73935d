import { loadPicture } from './load-picture.ts';

const bitmap = { width: 8 };
const options = { premultiplyAlpha: 'premultiply' };
const createImageBitmap = jest.fn(async (_source: unknown, _options: unknown) => bitmap);
const { signal } = new AbortController();

beforeEach(() => Object.assign(globalThis, { createImageBitmap }));

it('the loader decodes the bytes of a picture, which browsers do off the main thread', async () => {
  const response = new Response('picture');
  const bytes = await response.blob();
  jest.spyOn(response, 'blob').mockResolvedValue(bytes);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);

  expect(await loadPicture('/world/dragons.webp', signal)).toBe(bitmap);
  expect(createImageBitmap).toHaveBeenLastCalledWith(bytes, options);
});

it('the loader loads an image element if the page forbids requests to the origin of the pictures', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  class Picture {
    crossOrigin: string | null = null;
    src = '';
    decode = async () => {};
  }
  Object.assign(globalThis, { Image: Picture });

  expect(await loadPicture('https://static.example/world/dragons.webp', signal)).toBe(bitmap);
  expect(createImageBitmap).toHaveBeenLastCalledWith(
    expect.objectContaining({
      crossOrigin: 'anonymous',
      src: 'https://static.example/world/dragons.webp',
    }),
    options,
  );
});

it('the loader rejects a missing picture', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));

  await expect(loadPicture('/world/none.webp', signal)).rejects.toThrow('/world/none.webp: 404');
});
