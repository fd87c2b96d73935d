import type { Page } from 'playwright-core';
import { findSeriousViolationsByTheme } from './browser/axe-violations.ts';
import { setUpBrowser } from './browser/test-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { waitUntilPasses } from './wait-until-passes.ts';
import { expectListKeepsPosition } from './expect-list-keeps-position.ts';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll.ts';
import { ownLargeCollection } from './flows/large-collection.ts';

const { openPage } = setUpBrowser();

it('the page shows a collection of 1,000 as one list, reads each page of it once, and keeps the position', async () => {
  const page = await openPage();
  const laterPages = Promise.withResolvers<void>();
  const pages = await ownLargeCollection(page, { count: 1_000, laterPagesReady: laterPages.promise });
  const notice = page.getByText('There are 16 golden items in your collection.');
  // Waits from the beginning, because the notice stays for five seconds and may be gone before the last page is read.
  const noticeShown = notice.waitFor();
  await page.goto('/my-collection');
  await page.getByText('50 of 1,000 read').waitFor();
  await waitUntilPasses(async () => expect(await findCards(page).count()).toBe(50));

  const card = page.getByRole('link', { name: /No\. 00\s980\b/ });
  await card.scrollIntoViewIfNeeded();
  await card.focus();
  const top = (await card.boundingBox())?.y ?? 0;
  laterPages.resolve();
  await page.getByText('1,000 shown').waitFor({ state: 'attached' });
  await waitUntilPasses(async () => expect(await findCards(page).count()).toBe(1_000));
  expect(pages.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, page) => page));
  await waitUntilPasses(async () => {
    expect(Math.abs(((await card.boundingBox())?.y ?? 0) - top)).toBeLessThan(60);
    expect(await card.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  // The notice appears once per session, so it does not appear again after a reload.
  await noticeShown;
  await page.goto('/my-collection?view=table&golden=true');
  await page.getByText('16 shown').waitFor();
  expect(await notice.count()).toBe(0);
});

it('the list keeps its position while a filter narrows it', async () => {
  const page = await openPage();
  await ownLargeCollection(page, { count: 60 });
  await page.goto('/my-collection?show=eggs');

  await expectListKeepsPosition(page, page.getByRole('list', { name: 'Eggs', exact: true }));
});

it('the collection has no serious violation and no horizontal scroll in any view on a phone', async () => {
  const page = await openPage({ width: 360 });
  await ownLargeCollection(page, { count: 60 });
  await page.goto('/my-collection');
  await page.getByText('Progress').click();
  await page.getByText('60 shown').waitFor();
  await expectNoHorizontalScroll(page);
  const figures = page.getByRole('region', { name: 'The collection in numbers' }).getByRole('list');
  await figures.evaluate((list) => (list.scrollLeft = list.scrollWidth));
  const lastFigure = await figures.getByRole('listitem').last().boundingBox();
  expect((lastFigure?.x ?? Infinity) + (lastFigure?.width ?? 0)).toBeLessThan(360);
  const measureTop = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.y;
  expect(await measureTop('Compare')).toBe(await measureTop('Cards')); // one row

  // The first view shows the same cards as the lists of the hatchery.
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Table', pressed: true }).waitFor();
  await waitForIdle(page);
  await expectNoHorizontalScroll(page);
  // After scrolling to a button, the top bar may cover half of a target.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findSeriousViolationsByTheme(page)).toEqual({ light: [], dark: [] });
});

const findCards = (page: Page) => page.getByRole('list', { name: 'My Collection' }).getByRole('link');
