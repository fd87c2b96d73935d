import { alternativesOf } from '@emberclutch/edge/publishing/answer-fields.ts';
import type { JsonSchema, OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';

/** The code that reads the body of an answer. */
export interface AnswerReader {
  read(body: unknown): unknown;
}

/** Readers take different branches for different words, so that each is tried with several samples. */
const samples = 6;

/**
 * The places of an answer that a reader looks at, such as `assets[].dragon.house`: it reads samples made from the schema
 * that record every access.
 */
export function placesRead(reader: AnswerReader, api: OpenApiDocument, schema: JsonSchema): Set<string> {
  const places = new Set<string>();
  for (let variant = 0; variant < samples; variant += 1)
    reader.read(recordingSample({ api, schema, variant, place: '', places, depth: 0 }));
  return places;
}

interface Sample {
  api: OpenApiDocument;
  schema: JsonSchema;
  /** Which of the words of an enumeration. */
  variant: number;
  place: string;
  places: Set<string>;
  depth: number;
}

/** Deeper than any answer; ends schemas that refer to themselves. */
const maximumDepth = 12;

function recordingSample({ schema, ...sample }: Sample): unknown {
  const { api, variant, place, places, depth } = sample;
  const alternatives = alternativesOf(api, schema).filter(({ type }) => type !== 'null');
  const chosen = alternatives[variant % Math.max(alternatives.length, 1)];
  if (!chosen || depth > maximumDepth) return null;
  const inside = (child: JsonSchema, at: string) =>
    recordingSample({ ...sample, schema: child, place: at, depth: depth + 1 });
  if (chosen.items) return [inside(chosen.items, `${place}[]`)];
  if (!chosen.properties) return valueOf(chosen, variant);
  const properties = Object.entries(chosen.properties).map(([name, property]) => [
    name,
    inside(property, place === '' ? name : `${place}.${name}`),
  ]);
  return new Proxy(Object.fromEntries(properties), {
    get(target: Record<PropertyKey, unknown>, name) {
      if (typeof name === 'string' && name in target) places.add(place === '' ? name : `${place}.${name}`);
      return target[name];
    },
  });
}

function valueOf(
  { type, enum: values, const: constant, exclusiveMinimum, minimum, format }: JsonSchema,
  variant: number,
) {
  if (constant !== undefined) return constant;
  if (values && values.length > 0) return values[variant % values.length];
  const name = Array.isArray(type) ? type.find((each) => each !== 'null') : type;
  if (name === 'integer' || name === 'number') return Math.max(minimum ?? 1, (exclusiveMinimum ?? 0) + 1);
  if (name === 'boolean') return true;
  if (name === 'array') return [];
  if (name === 'object') return {};
  return format === 'uuid' ? '00000000-0000-4000-8000-000000000001' : '1';
}
