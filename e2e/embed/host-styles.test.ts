import { setUpBrowser } from '../browser/test-browser.ts';
import { listen } from '../suite/file-server.ts';
import type { Server } from '../suite/file-server.ts';
import { getRunningSuite } from '../suite/running-suite.ts';

const { openPage } = setUpBrowser();

/** Page styles that would affect an element if it had no shadow root. */
const styles: Record<string, string> = {
  none: '',
  reset: '* { all: unset }',
  loud: `html { font-style: italic; letter-spacing: 9px; text-align: center; text-transform: uppercase }
    img { width: 100%; border: 9px solid red } button { padding: 40px } a { color: red !important }
    ul { list-style: square; margin: 40px } span { float: right } ::before { margin: 9px }`,
};

let wiki: Server;
beforeAll(async () => {
  wiki = await listen(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://wiki');
    const style = styles[pathname.slice(1)];
    if (style === undefined) return response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/html' });
    const script = `<script type="module" src="${getRunningSuite().url}/embed/v1/emberclutch.js"></script>`;
    return response.end(`<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>Wiki</title>
      <style>#place { display: block; width: 320px } ${style}</style>${script}
      <div id="place"><emberclutch-hatchery limit="2"></emberclutch-hatchery></div>`);
  });
});
afterAll(() => wiki.close());

it('the script renders an element that looks the same under any page styles, and that is hidden and inert like its container', async () => {
  const page = await openPage();
  const element = page.locator('emberclutch-hatchery');
  const looks: Record<string, unknown> = {};
  for (const name of Object.keys(styles)) {
    await page.goto(`${wiki.origin}/${name}`);
    await element.getByRole('listitem').getByRole('link').nth(1).waitFor();
    looks[name] = await element.evaluate(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('.box, .box *') ?? [])].map((part) => {
        const { color, font, letterSpacing, direction } = getComputedStyle(part);
        const { width, height } = part.getBoundingClientRect();
        return [part.className, color, font, letterSpacing, direction, Math.round(width), Math.round(height)];
      }),
    );
  }
  expect(looks['reset']).toEqual(looks['none']);
  expect(looks['loud']).toEqual(looks['none']);
  expect(looks['none']).toContainEqual(expect.arrayContaining(['ltr']));

  const inherited = await element.evaluate((host) => {
    const link = host.shadowRoot?.querySelector('a');
    host.style.visibility = 'hidden';
    host.style.pointerEvents = 'none';
    link?.focus();
    const { visibility, pointerEvents } = getComputedStyle(link ?? host);
    return [visibility, pointerEvents, link?.matches(':focus')];
  });
  expect(inherited).toEqual(['hidden', 'none', false]);
});
