import fastify from 'fastify';
import { edgeHealth } from './edge-health.ts';
import { publishFirst } from '../testing/publishers.ts';
import { securityHeaders } from './security-headers.ts';
import { createTemporarySite } from '../testing/small-site.ts';

let site: Awaited<ReturnType<typeof createTemporarySite>>;
beforeEach(async () => (site = await createTemporarySite()));
afterEach(() => site.remove());

it('the edge is ready while a site is published, the process is not ending and its clock is right, whatever the state of the database', async () => {
  let isDraining = false;
  const app = fastify();
  let clockObstacle: string | null = null;
  await app.register(edgeHealth, {
    folder: site.folder,
    isDraining: () => isDraining,
    findClockObstacle: () => clockObstacle,
  });
  const readReadiness = async () => (await app.inject('/readyz')).statusCode;

  expect(await readReadiness()).toBe(503);
  await publishFirst(site.folder, site.root);
  expect(await readReadiness()).toBe(200);
  clockObstacle = 'The clock of this process is 6 s ahead of the database.';
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'not ready', reason: clockObstacle });
  clockObstacle = null;
  isDraining = true;
  expect(await readReadiness()).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
});

it.each([
  [{ isHttps: true, coversSubdomains: false }, 'max-age=31536000'],
  [{ isHttps: true, coversSubdomains: true }, 'max-age=31536000; includeSubDomains'],
  [{ isHttps: false, coversSubdomains: true }, undefined],
])('the edge tells browsers to use https if the site does (%j)', async (options, expected) => {
  const app = fastify();
  await app.register(securityHeaders, options);

  const { headers } = await app.inject('/no-such-route');

  expect(headers['strict-transport-security']).toBe(expected);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  await app.close();
});
