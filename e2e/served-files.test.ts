import { setUpBrowser } from './browser/test-browser.ts';
import { getRunningSuite } from './suite/running-suite.ts';

const { openPage } = setUpBrowser();

/** Checks the headers of the built site together. The tests in `edge/src/serving` check each header separately. */
it.each(['/', '/login', '/hatchery', '/spawn'])(
  'the edge sends %s compressed, with revalidation, a strict content security policy and immutable scripts',
  async (path) => {
    const page = await fetchCompressed(path);

    expect(page.status).toBe(200);
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('cache-control')).toMatch(/^(no-cache|public, max-age=0, s-maxage=\d+)$/);
    expect(page.headers.get('integrity-policy')).toBe('blocked-destinations=(script), endpoints=(evidence)');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    // Chromium would delay reports of `report-to` by up to a minute.
    expect(policy).not.toContain('report-to');
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(directive);
    const scripts = (await page.text()).matchAll(/(?:src|href)="(\/(?:host|remotes)\/[^"]+\.js)"/g);
    const responses = await Promise.all([...scripts].map(([, script = '']) => fetchCompressed(script)));
    expect(responses.length).toBeGreaterThan(1);
    for (const { headers, url } of responses) {
      expect([url, headers.get('content-encoding')]).toEqual([url, 'br']);
      expect(headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
    }
  },
);

it('the edge shows the not-found page with status 404 for an unknown path', async () => {
  const page = await openPage({ expectedErrors: [/status of 404/] });

  const response = await page.goto('/no-such-place');

  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Not in this guide' }).waitFor();
  await page.getByRole('banner').waitFor();
});

const fetchCompressed = (path: string) =>
  fetch(new URL(path, getRunningSuite().url), { headers: { 'accept-encoding': 'br, gzip' } });
