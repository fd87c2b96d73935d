import { setUpBrowser } from './browser/test-browser.ts';

const { openPage } = setUpBrowser();

it('the reference shows the operations of the API in the system theme, and sends no request to another host', async () => {
  const page = await openPage({ colorScheme: 'dark' });
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));

  await page.goto('/v1/reference');
  await page.getByRole('button', { name: 'POST /v1/eggs/spawn/lock Lock' }).click();

  await page.getByRole('heading', { name: 'Responses' }).waitFor();
  expect([...hosts].filter((host) => host !== '')).toEqual([new URL(page.url()).host]);
  expect(await page.locator('html').getAttribute('class')).toBe('dark-mode');
});
