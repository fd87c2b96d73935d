import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify from 'fastify';
import type { RouteOptions } from 'fastify';
import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { openTestProvider } from '../../../testing/open-test-provider.ts';
import { otherTag } from './tags.ts';

let test: Awaited<ReturnType<typeof openTestProvider>>;
let document: OpenApiDocument;
/** `GET /v1/assets/{id}` of every route that is not hidden. */
let routes: string[];

beforeAll(async () => {
  test = await openTestProvider();
  document = OpenApiDocument.parse((await test.inject({ url: '/v1/openapi.json' })).json());

  const seen: RouteOptions[] = [];
  const app = Fastify();
  app.addHook('onRoute', (route) => void seen.push(route));
  await app.register(test.provider.plugin);
  await app.ready();
  routes = seen
    .filter(({ schema, method }) => schema?.hide !== true && method !== 'HEAD')
    .map(({ method, url }) => `${String(method)} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  await app.close();
});

afterAll(() => test.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      path,
      call: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );

it('describes every route', () => {
  expect(routes.length).toBeGreaterThan(25);
  expect(
    operations()
      .map(({ call }) => call)
      .toSorted(),
  ).toEqual(routes.toSorted());
});

it('describes purpose, security, input, answers and problems of each route', () => {
  for (const { call, path, summary, tags, security, parameters = [], responses } of operations()) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect({ call, summary, tags, security, inPath, answers: Object.keys(responses) }).toEqual({
      call,
      summary: expect.stringMatching(/^[A-Z].*[^.]$/),
      tags: [expect.not.stringMatching(otherTag)],
      security: expect.any(Array),
      inPath: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
      answers: expect.arrayContaining([expect.stringMatching(/^20[04]$/), '500', '503']),
    });
    const answersWithNothing = '200' in responses && responses['200']?.content === undefined;
    expect(answersWithNothing).toBe(false);
  }
});

it('is valid OpenAPI', async () => {
  const result = await new Validator().validate(document);

  expect(result).toMatchObject({ valid: true });
});

it('names each operation once, for generated clients', () => {
  const names = operations().map(({ operationId }) => operationId);

  for (const name of names) expect(name).toMatch(/^[a-z][a-zA-Z]+$/);
  expect(new Set(names).size).toBe(names.length);
});

it('lists the problem codes of each status, and the headers that come with them', () => {
  const { responses } = document.paths['/v1/eggs/spawn/lock']?.['post'] ?? {};
  const described = Object.entries(responses ?? {}).map(([status, { headers = {}, content }]) => [
    status,
    content?.['application/problem+json']?.schema?.allOf?.at(-1)?.properties?.['code']?.enum,
    Object.keys(headers),
  ]);

  expect(described).toEqual([
    ['200', undefined, []],
    [
      '400',
      [
        'bad_request',
        'cycle_closed',
        'fee_changed',
        'limit_exceeded',
        'mixed_basket',
        'voucher_mismatch',
        'key_unusable',
      ],
      [],
    ],
    ['401', ['unauthorized'], ['WWW-Authenticate']],
    ['404', ['not_found', 'lock_expired'], []],
    ['409', ['sold_out'], []],
    ['413', ['too_large'], []],
    ['415', ['bad_request'], []],
    ['422', ['idempotency_mismatch'], []],
    ['429', ['too_many_requests'], ['Retry-After']],
    ['500', ['internal'], []],
    ['503', ['unavailable'], ['Retry-After']],
  ]);
});

it('says which operations need a recent authentication', () => {
  const protectedCalls = operations()
    .filter(({ description }) => description?.endsWith('Requires a recent authentication.'))
    .map(({ call }) => call);

  expect(protectedCalls.toSorted()).toEqual([
    'DELETE /v1/account',
    'DELETE /v1/account/sessions',
    'DELETE /v1/account/sessions/{id}',
    'DELETE /v1/webauthn/cred/{credentialId}',
    'GET /v1/account/data',
    'POST /v1/account/email/begin',
    'POST /v1/account/security-events/{id}/disown',
  ]);
});

it('requires a body only where a request without one is refused', () => {
  const optional = operations()
    .filter(({ requestBody }) => requestBody?.required === false)
    .map(({ path }) => path);

  expect(optional).toEqual(['/v1/webauthn/login/begin', '/v1/webauthn/register/begin']);
});

it('states no limits that come from JavaScript only', () => {
  expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER));
});

it('states the defaults of a query', () => {
  const parameters = document.paths['/v1/assets']?.['get']?.parameters ?? [];

  expect(
    parameters.flatMap(({ name, schema }) => (schema.default === undefined ? [] : [[name, schema.default]])),
  ).toEqual([
    ['limit', 50],
    ['page', 0],
    ['orderBy', 'created'],
    ['orderDir', 'desc'],
  ]);
});

it('has no reference to a missing schema', () => {
  const referred = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
    ([, name]) => name,
  );

  expect(new Set(referred)).toEqual(new Set(Object.keys(document.components.schemas ?? {})));
});

it('serves a page that shows the document, with files of this server only', async () => {
  const { body, headers } = await test.inject({ url: '/v1/reference' });

  expect(body).toContain('<title>API reference · ');
  expect(body).not.toMatch(/<script>| style=| on\w+=/);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  const files = [...body.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
  expect(files).toContain('/v1/reference/static/swagger-ui-bundle.js');
  for (const url of files) expect(await test.inject({ url })).toMatchObject({ statusCode: 200 });
  expect((await test.inject({ url: '/v1/reference/json' })).json()).toEqual(document);
});
