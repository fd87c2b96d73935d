import type { Page } from 'playwright-core';
import { testBrowser } from './browser/test-browser.ts';
import { eventually } from './eventually.ts';
import { hatchedDragons } from './flows/hatched-dragons.ts';

const { newPage } = testBrowser();

it('tells crawlers what a link to a dragon shows, with a picture of it', async () => {
  const page = await newPage();
  await page.goto('/about');
  const [id] = await hatchedDragons(page);

  const answer = await page.request.get(`/details/${id}`);
  const tags = metaTags(await answer.text());
  expect(answer.headers()['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
  expect(tags['og:description']).toMatch(/ dragon of the house of /);
  // A page is rendered again after a second, and the first visitor may have got its placeholder.
  await eventually(async () => {
    const { etag = '' } = (await page.request.get(`/details/${id}`)).headers();
    const again = await page.request.get(`/details/${id}`, { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
  });

  const { pathname, search } = new URL(tags['og:image'] ?? '', page.url());
  expect(await measurePicture(page, pathname + search)).toEqual({
    type: 'image/png',
    size: [1200, 630],
    isDrawn: { left: true, right: true },
  });

  await page.goto(`/details/${id}`);
  await eventually(async () => expect(await page.title()).toBe(tags['og:title']));

  const withoutScripts = await newPage({ javaScriptEnabled: false });
  await withoutScripts.goto(`/details/${id}`);
  await withoutScripts
    .getByRole('img', { name: / dragon of the house of |, House of / })
    .first()
    .waitFor();

  for (const unknown of ['987654321', 'ninety']) {
    const missing = await page.request.get(`/details/${unknown}`);
    expect([unknown, missing.status()]).toEqual([unknown, 404]);
  }
});

const metaTags = (html: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)].map(([, name, text]) => [name, text]),
  );

/** Size of a picture, and whether its halves have more than a background: text on the left, a drawing on the right. */
async function measurePicture(page: Page, url: string) {
  return page.evaluate(async (address) => {
    const answer = await fetch(address);
    const bitmap = await createImageBitmap(await answer.blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const darkPixels = (left: number) => {
      const { data } = context?.getImageData(left, 100, 480, 430) ?? { data: [] };
      let count = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100) count += 1;
      return count;
    };
    return {
      type: answer.headers.get('content-type'),
      size: [bitmap.width, bitmap.height],
      isDrawn: { left: darkPixels(60) > 1_000, right: darkPixels(642) > 1_000 },
    };
  }, url);
}
