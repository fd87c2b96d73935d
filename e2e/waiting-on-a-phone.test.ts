import { visitors } from './browser/visitors.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';

const { visit } = visitors();

it.each(['/', '/hatchery', '/my-collection'])(
  'waits for %s on a small phone without scrolling sideways',
  async (path) => {
    const page = await visit({ width: 360 });
    const { promise: patience, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/v1/**', async (route) => {
      await patience;
      await route.continue();
    });

    await page.goto(path);
    await page.getByRole('main').waitFor();

    await expectNoSidewaysScroll(page);
    answer();
  },
);
