import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify from 'fastify';
import type { RouteOptions } from 'fastify';
import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { openForAll } from '../../../testing/open-for-tests.ts';
import { openTestProvider } from '../../../testing/open-test-provider.ts';
import { otherTag } from './tags.ts';

const provider = openForAll(async () => {
  const testProvider = await openTestProvider();
  const document = OpenApiDocument.parse((await testProvider.get('/v1/openapi.json')).json());
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      path,
      call: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );
  return { ...testProvider, document, operations };
});

it('describes every route', async () => {
  const routeOptions: RouteOptions[] = [];
  const app = Fastify();
  app.addHook('onRoute', (route) => void routeOptions.push(route));
  await app.register(provider.provider.plugin);
  await app.ready();
  await app.close();
  const routes = routeOptions
    .filter(({ schema, method }) => schema?.hide !== true && method !== 'HEAD')
    .map(({ method, url }) => `${String(method)} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);

  expect(routes.length).toBeGreaterThan(25);
  expect(provider.operations.map(({ call }) => call).toSorted()).toEqual(routes.toSorted());
});

it('describes purpose, security, input, responses and problems of each route', () => {
  for (const { call, path, summary, tags, security, parameters = [], responses } of provider.operations) {
    const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect({ call, summary, tags, security, pathParameters, responses: Object.keys(responses) }).toEqual({
      call,
      summary: expect.stringMatching(/^[A-Z].*[^.]$/),
      tags: [expect.not.stringMatching(otherTag)],
      security: expect.any(Array),
      pathParameters: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
      responses: expect.arrayContaining([expect.stringMatching(/^20[04]$/), '500', '503']),
    });
    const isResponseEmpty = '200' in responses && responses['200']?.content === undefined;
    expect(isResponseEmpty).toBe(false);
  }
});

it('the document is valid OpenAPI, without references to missing schemas and without the bounds of safe integers', async () => {
  const { document } = provider;
  const text = JSON.stringify(document);
  const referencedNames = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);

  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  expect(new Set(referencedNames)).toEqual(new Set(Object.keys(document.components.schemas ?? {})));
  expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
});

it('gives each operation a unique name, for generated clients', () => {
  const names = provider.operations.map(({ operationId }) => operationId);

  for (const name of names) expect(name).toMatch(/^[a-z][a-zA-Z]+$/);
  expect(new Set(names).size).toBe(names.length);
});

it('lists the problem codes of each status, and the headers that come with them', () => {
  const { responses } = provider.document.paths['/v1/eggs/spawn/lock']?.['post'] ?? {};
  const descriptions = Object.entries(responses ?? {}).map(([status, { headers = {}, content }]) => {
    const schema = content?.['application/problem+json']?.schema;
    const codes = schema?.allOf?.at(-1)?.properties?.['code']?.enum ?? [];
    return [status, codes.join(' '), Object.keys(headers).join(' ')];
  });

  const invalid = 'cycle_closed fee_changed limit_exceeded mixed_basket voucher_mismatch key_unusable';
  expect(descriptions).toEqual([
    ['200', '', ''],
    ['400', `bad_request ${invalid}`, ''],
    ['401', 'unauthorized', 'WWW-Authenticate'],
    ['404', 'not_found lock_expired', ''],
    ['409', 'sold_out', ''],
    ['413', 'too_large', ''],
    ['415', 'bad_request', ''],
    ['422', 'idempotency_mismatch', ''],
    ['429', 'too_many_requests', 'Retry-After'],
    ['500', 'internal', ''],
    ['503', 'unavailable', 'Retry-After'],
  ]);
});

it('states which operations need a recent authentication, and which bodies are optional', () => {
  const protectedCalls = provider.operations
    .filter(({ description }) => description?.endsWith('Requires a recent authentication.'))
    .map(({ call }) => call);
  const pathsWithOptionalBody = provider.operations
    .filter(({ requestBody }) => requestBody?.required === false)
    .map(({ path }) => path);

  expect(protectedCalls.toSorted()).toEqual([
    'DELETE /v1/account',
    'DELETE /v1/account/sessions',
    'DELETE /v1/account/sessions/{id}',
    'DELETE /v1/webauthn/cred/{credentialId}',
    'GET /v1/account/data',
    'POST /v1/account/email/begin',
    'POST /v1/account/security-events/{id}/disown',
    'POST /v1/webauthn/register/begin',
  ]);
  expect(pathsWithOptionalBody).toEqual([
    '/v1/webauthn/login/begin',
    '/v1/auth/logout',
    '/v1/webauthn/register/begin',
  ]);
});

it('states the defaults of a query', () => {
  const parameters = provider.document.paths['/v1/assets']?.['get']?.parameters ?? [];

  const defaults = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema.default]));
  expect(defaults).toEqual({ limit: 50, page: 0, orderBy: 'created', orderDir: 'desc' });
});

it('serves a page that shows the document, with files of this server only', async () => {
  const { body, headers } = await provider.get('/v1/reference');

  expect(body).toContain('<title>API reference · ');
  expect(body).not.toMatch(/<script>| style=| on\w+=/);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  const files = [...body.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
  expect(files).toContain('/v1/reference/static/swagger-ui-bundle.js');
  for (const url of files) expect(await provider.get(url)).toMatchObject({ statusCode: 200 });
  expect((await provider.get('/v1/reference/json')).json()).toEqual(provider.document);
});
