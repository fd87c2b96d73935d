import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openBrowser } from './browser/open-browser.ts';

/**
 * Draws the Open Graph pictures of the public pages, 1200 by 630 px and without a brand name, into `host/pictures`. Run `node
 * e2e/draw-share-pictures.ts` after changing an illustration or a line below.
 */
const pictures = [
  {
    name: 'home',
    illustration: 'features/home/illustrations/hatching',
    line: 'Something is about to hatch.',
  },
  {
    name: 'about',
    illustration: 'features/public-pages/illustrations/flight',
    line: 'A natural history of things that hatch.',
  },
  {
    name: 'team',
    illustration: 'features/public-pages/illustrations/warden',
    line: 'Who makes this guide.',
  },
  { name: 'news', illustration: 'features/public-pages/illustrations/tide', line: 'News from the margins.' },
  {
    name: 'whitepaper',
    illustration: 'features/public-pages/illustrations/scholar',
    line: 'How an egg is decided, and how to check.',
  },
  {
    name: 'marketplace',
    illustration: 'features/public-pages/illustrations/diver',
    line: 'The marketplace. Coming Soon.',
  },
];

const host = join(import.meta.dirname, '../host');
const { resolve } = createRequire(join(import.meta.dirname, '../tooling/package.json'));
const readBase64 = (file: string) => readFileSync(file).toString('base64');
const fonts = ['normal', 'italic']
  .map((style) => {
    const file = resolve(`@fontsource-variable/fraunces/files/fraunces-latin-opsz-${style}.woff2`);
    return `@font-face{font-family:Fraunces;font-style:${style};src:url(data:font/woff2;base64,${readBase64(file)})}`;
  })
  .join('');

const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const { name, illustration, line } of pictures) {
    await page.setContent(composePage(join(host, 'src', `${illustration}.svg`), line));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(host, 'pictures', `${name}.jpg`), type: 'jpeg', quality: 84 });
  }
} finally {
  await browser.close();
}

/** Composes a page in the light theme without the tint of a season, because links outlive a season. */
function composePage(illustration: string, line: string): string {
  return `<!doctype html><meta charset="utf-8"><style>${fonts}
body{margin:0;width:1200px;height:630px;box-sizing:border-box;padding:44px 52px;display:grid;grid-template-columns:1fr 500px;
  gap:56px;align-items:center;color:#221a12;font-family:Fraunces;
  background:radial-gradient(900px 520px at 92% -60px,#f6dccd,transparent 72%),radial-gradient(820px 560px at -4% -40px,#d9e8e3,transparent 70%),#f7f0e4}
figure{margin:0;padding:14px;background:#fdf9f0;border:1px solid #8a7763;box-shadow:3px 4px 0 -1px #d0bda6}
img{display:block;width:470px;border:1px solid #d0bda6}
p{margin:0;color:#8a3850;font:italic 30px Fraunces}
h1{margin:22px 0 34px;font-size:66px;font-weight:500;line-height:1.04;letter-spacing:-.02em;text-wrap:balance}
footer{padding-top:22px;border-top:4px double #d0bda6;font-size:26px;color:#4f4436}
</style><div><p>A field guide to living dragons</p><h1>${line}</h1><footer>Eggs, dragons and what comes between</footer></div>
<figure><img src="data:image/svg+xml;base64,${readBase64(illustration)}"></figure>`;
}
