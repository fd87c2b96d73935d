import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as fc from 'fast-check';
import { schemaOf } from './shape/schema-of.ts';
import type { Reader, Shape } from './shape/shape.ts';

const isReader = (value: unknown): value is Reader<unknown> =>
  typeof value === 'object' && value !== null && 'read' in value && typeof value.read === 'function';

const isShape = (value: Reader<unknown>): value is Shape => 'kind' in value;

/** Every reader that a file of the contract exports, with its name. */
const readers: [string, Reader<unknown>][] = [];
for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
  const exports: Record<string, unknown> = await import(pathToFileURL(join(import.meta.dirname, file)).href);
  readers.push(
    ...Object.entries(exports).flatMap(([name, value]) =>
      isReader(value) ? [[name, value] as [string, Reader<unknown>]] : [],
    ),
  );
}

/** Readers whose result and input have different forms. */
const reshapingReaders = [
  'Account',
  'ActiveLock',
  'AssetPage',
  'AssetRankResponse',
  'Availability',
  'CurrentSeason',
  'GenomeCensusResponse',
  'KeyPage',
  'PurchaseList',
  'ReceiptResponse',
  'SeasonCalendar',
  'WorldDragons',
  'ignoredResponse',
];

const memberNames = `
  id lockId assets dragons gatewayKeys total dragon egg gatewayKey eggs keys count fee currency
  state assetState assetType golden created metadata season age spawnSeason spawnAge purchases
  purchaseId genes gene offset publicKey challenge sessionId userId medias url credentials
  credMetadata lock refund ids now cycleIds sessions events toString
`
  .trim()
  .split(/\s+/);

const leafArbitrary = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.double(),
  fc.integer(),
  fc.constantFrom(
    '901',
    'IV',
    'genesis',
    '25',
    '1,000.00',
    'usd',
    '2031-04-01',
    'held',
    'UNUSED',
    'HATCHED',
    true,
  ),
);

/** Generates JSON with the member names that the readers expect. */
const { response: responseArbitrary } = fc.letrec((tie) => ({
  response: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leafArbitrary,
    fc.array(tie('response'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...memberNames), tie('response'), { maxKeys: 6, noNullPrototype: true }),
  ),
}));

it('the test finds the readers', () => {
  expect(readers.length).toBeGreaterThan(50);
  expect(readers.map(([name]) => name)).toEqual(expect.arrayContaining(reshapingReaders));
});

it.each(readers)('%s never throws', (_name, { read }) => {
  const property = fc.property(responseArbitrary, (body) => read(body) !== 'thrown');

  expect(fc.check(property).counterexample).toBeNull();
});

it.each(readers.filter(([name]) => !reshapingReaders.includes(name)))(
  '%s returns its own result unchanged',
  (_name, { read }) => {
    const property = fc.property(responseArbitrary, (body) => {
      const result = read(body);
      return result === null || JSON.stringify(read(result)) === JSON.stringify(result);
    });

    expect(fc.check(property).counterexample).toBeNull();
  },
);

it.each(readers.flatMap(([name, reader]) => (isShape(reader) ? [[name, reader] as const] : [])))(
  '%s reads the responses of our provider',
  (_name, shape) => {
    const property = fc.property(toArbitrary(shape), (body) => {
      schemaOf(shape).parse(body);
      const result = shape.read(body);
      return result !== null && result !== undefined;
    });

    expect(fc.check(property).counterexample).toBeNull();
  },
);

/** Generates values that the schema of a shape accepts. */
function toArbitrary(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text':
      return fc.stringMatching(shape.pattern ?? /^[a-z]{1,12}$/, { maxLength: 64 });
    case 'uuid':
      return fc.uuid();
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc.double({ min: 0, max: 100, noNaN: true });
    case 'count':
    case 'positive':
      return fc.integer({ min: 1_900_000_000, max: 2_000_000_000 });
    case 'oneOf':
      return fc.constantFrom(...shape.values);
    case 'list':
      return fc.array(toArbitrary(shape.of), { maxLength: 3 });
    case 'optional':
      return fc.option(toArbitrary(shape.of), { nil: undefined });
    case 'nullable':
    case 'nullish':
      return fc.option(toArbitrary(shape.of));
    case 'dictionary':
      return createDictionaryArbitrary(shape.keys, toArbitrary(shape.of));
    case 'record':
    case 'openRecord':
      return fc.record(
        Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, toArbitrary(field)])),
      );
  }
}

/** Generates dictionaries. A dictionary with a closed list of keys has every key. */
const createDictionaryArbitrary = (keys: Shape, value: fc.Arbitrary<unknown>) =>
  keys.kind === 'oneOf'
    ? fc.record(Object.fromEntries(keys.values.map((word) => [word, value])))
    : fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value, { noNullPrototype: true });
