import { testBrowser } from '../browser/test-browser.ts';

const { newPage } = testBrowser();

it('shows a wide element across the page, with fields of one height below it', async () => {
  const page = await newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/embed?element=hatchery');
  const element = page.locator('emberclutch-hatchery');
  await element.getByRole('link').first().waitFor();

  const [heading, shown] = await Promise.all([
    page.getByRole('navigation', { name: 'Elements' }).boundingBox(),
    element.boundingBox(),
  ]);
  const fields = ['Cards', 'Order', 'State', 'Colours', 'Accent', 'Dates and numbers'];
  const boxes = await Promise.all(fields.map((name) => page.getByLabel(name, { exact: true }).boundingBox()));

  expect(shown?.width).toBe(heading?.width);
  expect(new Set(boxes.map((box) => box?.height)).size).toBe(1);
  // Two fields stand in a row.
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(3);
});
