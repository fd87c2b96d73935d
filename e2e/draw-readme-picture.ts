import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from './browser/open-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { startCompleteSuite } from './suite/start-suite.ts';

interface View {
  path: string;
  colorScheme: 'light' | 'dark';
}

const size = { width: 1280, height: 800 };
/** Width of one page in the picture, and the gap between two pages, in pixels. */
const [shownWidth, gap] = [640, 8];
/** Time that two cores without a graphics card need to paint the map of the world. */
const paintMs = 8_000;

// Takes the picture of the suite for the README: four pages, two in each theme. Run `node e2e/draw-readme-picture.ts` after changing one of
// these pages.
const dataDir = mkdtempSync(join(tmpdir(), 'emberclutch-readme-'));
const suite = await startCompleteSuite({ DATA_DIR: dataDir });
const browser = await openBrowser();
try {
  const pictures: Buffer[] = [];
  for (const view of await listViews(suite.url)) pictures.push(await takePicture(suite.url, view));
  await combinePictures(pictures);
} finally {
  await browser.close();
  await suite.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function listViews(url: string): Promise<View[]> {
  const response = await fetch(`${url}/v1/assets/dragons?golden=true&state=HATCHED&limit=1`);
  const { assets } = (await response.json()) as { assets: { id: number }[] };
  const [golden] = assets;
  if (!golden) throw new Error('The sample world has no golden dragon.');
  return [
    { path: '/', colorScheme: 'light' },
    { path: '/hatchery/hatched', colorScheme: 'light' },
    { path: '/hatchery/all-eggs', colorScheme: 'dark' },
    { path: `/details/${golden.id}`, colorScheme: 'dark' },
  ];
}

async function takePicture(baseURL: string, { path, colorScheme }: View): Promise<Buffer> {
  const context = await browser.newContext({ baseURL, colorScheme, viewport: size });
  const page = await context.newPage();
  // It is morning in the world, whatever the current time is.
  const now = Date.UTC(2026, 2, 21, 12, 4);
  await page.route('**/v1/world/clock', (route) => route.fulfill({ json: { now } }));
  await page.goto(path);
  await waitForIdle(page);
  await page.waitForLoadState('networkidle');
  if (path === '/hatchery/hatched') await page.waitForTimeout(paintMs);
  // Waits for the background of the season, which loads last and appears slowly.
  else
    await page
      .locator(':has(> [data-night])')
      .first()
      .evaluate((sky) => Promise.all(sky.getAnimations().map(({ finished }) => finished)));
  // Notifications close by themselves.
  await page.getByRole('button', { name: 'Close', exact: true }).first().waitFor({ state: 'detached' });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function combinePictures(pictures: readonly Buffer[]) {
  const height = (shownWidth * size.height) / size.width;
  const page = await browser.newPage({
    viewport: { width: 2 * shownWidth + gap, height: 2 * height + gap },
  });
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(2,${shownWidth}px);gap:${gap}px}img{width:100%;display:block}</style>` +
      pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`).join(''),
  );
  await page.screenshot({
    path: join(import.meta.dirname, '../docs/pictures/suite.jpg'),
    type: 'jpeg',
    quality: 76,
  });
}
