import * as fc from 'fast-check';
import type {
  JsonSchema,
  OpenApiDocument,
  Operation,
} from '@emberclutch/server/open-api/open-api-document.ts';

export interface FuzzRequest {
  method: string;
  /** Path parameters and query included. */
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
  /** Whether it carries a valid session. */
  isSignedIn: boolean;
}

/**
 * Requests to every described route: some valid, most with an error.
 * @param known ids of an account and its data, used in place of ids
 */
export function anyRequest(
  document: OpenApiDocument,
  known: [string, ...string[]],
): fc.Arbitrary<FuzzRequest> {
  const { schemas = {} } = document.components;
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      anyCall({ method: method.toUpperCase(), path, operation, known }, schemas),
    ),
  );
  return fc.oneof(...calls);
}

type Schemas = Record<string, JsonSchema>;

interface Call {
  method: string;
  path: string;
  operation: Operation;
  known: [string, ...string[]];
}

function anyCall({ method, path, operation, known }: Call, schemas: Schemas): fc.Arbitrary<FuzzRequest> {
  const { parameters = [], requestBody } = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const body = requestBody && Object.values(requestBody.content)[0]?.schema;
  return fc
    .record({
      path: fc.tuple(
        ...inPath.map(() =>
          fc.oneof({ weight: 4, arbitrary: anyId }, { weight: 1, arbitrary: fc.constantFrom(...known) }),
        ),
      ),
      query: fc.tuple(...inQuery.map(({ name, schema }) => anyQueryPart(name, schema, known, schemas))),
      payload: body
        ? anyPayload(body, known, schemas)
        : fc.option(fc.constant('{}'), { freq: 20, nil: undefined }),
      headers: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: anyHeaders }),
      isSignedIn: fc.nat(5).map((place) => place > 0),
    })
    .map(({ path: ids, query, payload, headers, isSignedIn }) => {
      const filled = inPath.reduce(
        (url, { name }, place) => url.replace(`{${name}}`, ids[place] ?? ''),
        path,
      );
      const search = query.flat().join('&');
      return {
        method,
        url: search === '' ? filled : `${filled}?${search}`,
        headers: payload === undefined ? headers : { 'content-type': 'application/json', ...headers },
        payload,
        isSignedIn,
      };
    });
}

/** Text that databases, parsers and pages often fail to handle. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '%',
    '%00',
    '%zz',
    '../../etc/passwd',
    "' or 1=1 --",
    '<script>',
    '1e3',
    '0x10',
    '-1',
    '0',
    'NaN',
    '9007199254740993',
    '99999999999999999999999',
    '__proto__',
    'null',
    'é'.repeat(300),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, -1, 0, 0.5, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), [], {}, [null], [[]]),
  fc.constant(Array.from({ length: 500 }, (_, index) => index)),
  fc.jsonValue({ maxDepth: 3 }),
);

const anyId = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map(String),
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '1e3',
    '9007199254740993',
    '2147483648',
    '999999999999999',
    '00',
    '%00',
    '%',
    '%ff',
    'ff',
  ),
  fc.uuid(),
  nastyText.map(encode),
);

const anyQueryPart = (
  name: string,
  schema: JsonSchema,
  known: [string, ...string[]],
  schemas: Schemas,
): fc.Arbitrary<string[]> => {
  const good = valueOf(schema, schemas).map((value) => (Array.isArray(value) ? value : [value]));
  const values = fc.oneof(
    { weight: 6, arbitrary: fc.constant([]) },
    { weight: 4, arbitrary: good },
    { weight: 1, arbitrary: fc.array(nastyText, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom(...known).map((id) => [id]) },
  );
  return values.map((list) => list.map((value) => `${name}=${encode(String(value))}`));
};

const anyPayload = (
  schema: JsonSchema,
  known: [string, ...string[]],
  schemas: Schemas,
): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 4, arbitrary: valueOf(schema, schemas).map((value) => JSON.stringify(value)) },
    {
      weight: 8,
      arbitrary: spoilt(valueOf(schema, schemas), nastyValue).map((value) => JSON.stringify(value)),
    },
    // Valid, but about another account.
    {
      weight: 2,
      arbitrary: spoilt(valueOf(schema, schemas), fc.constantFrom(...known, ...numbersOf(known))).map(
        (value) => JSON.stringify(value),
      ),
    },
    { weight: 2, arbitrary: nastyValue.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{',
        '{"a":1,"a":2',
        '[1,]',
        '\ufeff{}',
        '"',
        '{"__proto__":{}}',
        'x=1&y=2',
        '',
      ),
    },
    { weight: 1, arbitrary: fc.constant(JSON.stringify({ much: 'x'.repeat(70_000) })) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

const numbersOf = (ids: string[]) => ids.filter((id) => /^\d+$/.test(id)).map(Number);

/** A value with one invalid part at any depth. */
function spoilt(good: fc.Arbitrary<unknown>, wrong: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(good, wrong, fc.nat()).map(([value, nasty, place]) => {
    const spots: { holder: Record<string, unknown>; key: string }[] = [];
    const visit = (holder: unknown) => {
      if (typeof holder !== 'object' || holder === null) return;
      for (const [key, child] of Object.entries(holder)) {
        spots.push({ holder: Object(holder), key });
        visit(child);
      }
    };
    visit(value);
    const spot = spots[place % Math.max(1, spots.length)];
    if (!spot) return nasty;
    spot.holder[spot.key] = nasty;
    return value;
  });
}

/** A value that matches a schema, as far as its keywords are known here. */
function valueOf(schema: JsonSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  const { $ref, items, properties, required = [], anyOf, oneOf, type } = schema;
  if ($ref) return valueOf(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, schemas);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, schemas)));
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, valueOf(field, schemas)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: required });
  }
  if (items) return fc.array(valueOf(items, schemas), { maxLength: 4 });
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
      return textOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.integer({ min: 1, max: 9 }).map((place) => `keeper${place}@example.com`);
  if (format === 'uuid') return fc.uuid();
  if (pattern?.includes('\\.\\d{2}')) return fc.constantFrom('25.00', '30.00', '0.00', '999999999.99');
  return fc.string({
    unit: fc.constantFrom(...'abcdefghij0123456789-_'),
    minLength,
    maxLength: Math.min(maxLength, 60),
  });
}

const anyHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      'content-type': fc.constantFrom(
        'application/json',
        'application/json; charset=latin1',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'nonsense',
        '',
      ),
      'idempotency-key': fc.constantFrom('one', 'two', '', 'x'.repeat(201), '\u00ff'),
      authorization: fc.constantFrom(
        '',
        'Bearer',
        'Bearer x',
        'Basic YTpi',
        `Bearer ${'a'.repeat(43)}`,
        'a'.repeat(5_000),
      ),
      cookie: fc.constantFrom('emberclutch_session=%00', 'emberclutch_flow=%zz', '=;;=', 'a'.repeat(3_000)),
      'if-none-match': fc.constantFrom('*', '""', 'W/"x"', '"'),
      accept: fc.constantFrom('text/html', 'image/png', ''),
      'accept-encoding': fc.constantFrom('gzip', 'br;q=nonsense', '*'),
      'x-forwarded-for': fc.constantFrom('unknown', '::', '1.2.3.4, 5.6.7.8'),
      origin: fc.constantFrom('null', 'https://elsewhere.example'),
      expect: fc.constant('nonsense'),
    },
    { requiredKeys: [] },
  )
  .map((headers) => headers);

/** Encodes the characters that a client must encode; a lone surrogate cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
