import * as fc from 'fast-check';
import type {
  JsonSchema,
  OpenApiDocument,
  Operation,
} from '@emberclutch/server/open-api/open-api-document.ts';

export interface FuzzRequest {
  method: string;
  /** Includes path parameters and the query. */
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
  /** Whether the request carries a valid session. */
  isSignedIn: boolean;
}

/**
 * Generates requests to every described route: some valid, most with an error.
 * @param knownIds ids of an account and its data, which requests contain
 */
export function createRequestArbitrary(
  document: OpenApiDocument,
  knownIds: [string, ...string[]],
): fc.Arbitrary<FuzzRequest> {
  const { schemas = {} } = document.components;
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      createCallArbitrary({ method: method.toUpperCase(), path, operation }, { schemas, knownIds }),
    ),
  );
  return fc.oneof(...calls);
}

interface Context {
  schemas: Record<string, JsonSchema>;
  knownIds: [string, ...string[]];
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

function createCallArbitrary({ method, path, operation }: Call, context: Context): fc.Arbitrary<FuzzRequest> {
  const { parameters = [], requestBody } = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const body = requestBody && Object.values(requestBody.content)[0]?.schema;
  const pathId = chooseByWeight([4, anyId], [1, fc.constantFrom(...context.knownIds)]);
  return fc
    .record({
      ids: fc.tuple(...inPath.map(() => pathId)),
      query: fc.tuple(...inQuery.map(({ name, schema }) => createQueryArbitrary(name, schema, context))),
      payload: body
        ? createPayloadArbitrary(body, context)
        : fc.option(fc.constant('{}'), { freq: 20, nil: undefined }),
      headers: chooseByWeight([5, fc.constant({})], [1, anyHeaders]),
      isSignedIn: fc.nat(5).map((number) => number > 0),
    })
    .map(({ ids, query, payload, headers, isSignedIn }) => {
      const filledPath = inPath.reduce(
        (url, { name }, index) => url.replace(`{${name}}`, ids[index] ?? ''),
        path,
      );
      const search = query.flat().join('&');
      return {
        method,
        url: search === '' ? filledPath : `${filledPath}?${search}`,
        headers: payload === undefined ? headers : { 'content-type': 'application/json', ...headers },
        payload,
        isSignedIn,
      };
    });
}

const chooseByWeight = <Value>(...choices: [weight: number, arbitrary: fc.Arbitrary<Value>][]) =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** Text that databases, parsers and pages often fail to handle. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    "' or 1=1 --",
    '<script>',
    'é'.repeat(300),
  ),
  fc.constantFrom(...'% %00 %zz ../../etc/passwd 1e3 0x10 -1 0 NaN __proto__ null'.split(' ')),
  fc.constantFrom('9007199254740993', '99999999999999999999999'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, -1, 0, 0.5, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), [], {}, [null], [[]]),
  fc.constant(Array.from({ length: 500 }, (_, index) => index)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Encodes the characters that a client must encode; a lone surrogate cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const anyId = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map(String),
  fc.constantFrom(...'0 -1 1.5 1e3 00 %00 % %ff ff'.split(' ')),
  fc.constantFrom('9007199254740993', '2147483648', '999999999999999'),
  fc.uuid(),
  nastyText.map(encode),
);

function createQueryArbitrary(
  name: string,
  schema: JsonSchema,
  { knownIds, schemas }: Context,
): fc.Arbitrary<string[]> {
  const validValue = createValueArbitrary(schema, schemas).map((value) =>
    Array.isArray(value) ? value : [value],
  );
  return chooseByWeight<unknown[]>(
    [6, fc.constant([])],
    [4, validValue],
    [1, fc.array(nastyText, { minLength: 1, maxLength: 3 })],
    [1, fc.constantFrom(...knownIds).map((id) => [id])],
  ).map((list) => list.map((value) => `${name}=${encode(String(value))}`));
}

function createPayloadArbitrary(
  schema: JsonSchema,
  { knownIds, schemas }: Context,
): fc.Arbitrary<string | undefined> {
  const validValue = createValueArbitrary(schema, schemas);
  const numbers = knownIds.filter((id) => /^\d+$/.test(id)).map(Number);
  const toJson = (value: unknown) => JSON.stringify(value);
  return chooseByWeight<string | undefined>(
    [4, validValue.map(toJson)],
    [8, replacePart(validValue, nastyValue).map(toJson)],
    // Valid, but about another account.
    [2, replacePart(validValue, fc.constantFrom(...knownIds, ...numbers)).map(toJson)],
    [2, nastyValue.map(toJson)],
    [1, fc.constantFrom(...'{ {"a":1,"a":2 [1,] \ufeff{} " {"__proto__":{}} x=1&y=2'.split(' '), '')],
    [1, fc.constant(toJson({ much: 'x'.repeat(70_000) }))],
    [1, fc.constant(undefined)],
  );
}

/** Replaces a random part of a value, at any depth. */
function replacePart(
  validValue: fc.Arbitrary<unknown>,
  invalidValue: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  return fc.tuple(validValue, invalidValue, fc.nat()).map(([value, replacement, number]) => {
    const members: { parent: Record<string, unknown>; key: string }[] = [];
    const visit = (parent: unknown) => {
      if (typeof parent !== 'object' || parent === null) return;
      for (const [key, child] of Object.entries(parent)) {
        members.push({ parent: Object(parent), key });
        visit(child);
      }
    };
    visit(value);
    const member = members[number % Math.max(1, members.length)];
    if (!member) return replacement;
    member.parent[member.key] = replacement;
    return value;
  });
}

/** Generates values that match a schema, as far as this function supports the schema's keywords. */
function createValueArbitrary(schema: JsonSchema, schemas: Context['schemas']): fc.Arbitrary<unknown> {
  const { $ref, items, properties, required = [], anyOf, oneOf, type } = schema;
  if ($ref) return createValueArbitrary(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, schemas);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => createValueArbitrary(choice, schemas)));
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, createValueArbitrary(field, schemas)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: required });
  }
  if (items) return fc.array(createValueArbitrary(items, schemas), { maxLength: 4 });
  switch (Array.isArray(type) ? type[0] : type) {
    case 'integer':
    case 'number':
      return fc.integer({
        min: schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1,
        max: Math.min(schema.maximum ?? 60, (schema.minimum ?? 0) + 60),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return createTextArbitrary(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function createTextArbitrary({
  format,
  pattern,
  minLength = 0,
  maxLength = 40,
}: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email')
    return fc.integer({ min: 1, max: 9 }).map((number) => `keeper${number}@example.com`);
  if (format === 'uuid') return fc.uuid();
  if (pattern?.includes('\\.\\d{2}')) return fc.constantFrom('25.00', '30.00', '0.00', '999999999.99');
  const unit = fc.constantFrom(...'abcdefghij0123456789-_');
  return fc.string({ unit, minLength, maxLength: Math.min(maxLength, 60) });
}

const form = 'application/x-www-form-urlencoded';
const nastyHeaders: Record<string, string[]> = {
  'content-type': [
    ...`application/json text/plain ${form} multipart/form-data nonsense`.split(' '),
    'application/json; charset=latin1',
    '',
  ],
  'idempotency-key': ['one', 'two', '', 'x'.repeat(201), '\u00ff'],
  authorization: [
    '',
    'Bearer',
    'Bearer x',
    'Basic YTpi',
    'a'.repeat(5_000),
    ...['a', '\u00ff'].map((letter) => `Bearer ${letter}${'a'.repeat(42)}`),
  ],
  cookie: [
    'emberclutch_session_=%00',
    'emberclutch_flow=%zz',
    '=;;=',
    'a'.repeat(3_000),
    ...['session_', 'flow', 'reset', 'ceremony'].map((name) => `emberclutch_${name}=\u00ff${'a'.repeat(42)}`),
  ],
  'if-none-match': ['*', '""', 'W/"x"', '"'],
  accept: ['text/html', 'image/png', ''],
  'accept-encoding': ['gzip', 'br;q=nonsense', '*'],
  'x-forwarded-for': ['unknown', '::', '1.2.3.4, 5.6.7.8'],
  origin: ['null', 'https://elsewhere.example'],
  expect: ['nonsense'],
};

const anyHeaders: fc.Arbitrary<Record<string, string>> = fc
  .tuple(
    ...Object.entries(nastyHeaders).map(([name, values]) =>
      fc.option(fc.constantFrom(...values).map((value) => [name, value] as const)),
    ),
  )
  .map((headers) => Object.fromEntries(headers.filter((header) => header !== null)));
