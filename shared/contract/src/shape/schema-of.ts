import * as z from 'zod/mini';
import type { Shape } from './shape.ts';

const schemas = new WeakMap<Shape, z.ZodMiniType>();

/** Returns the schema of what our provider sends. A shape has one schema, so that OpenAPI can refer to it by name. */
export function schemaOf<Sent>(shape: Shape<Sent>): z.ZodMiniType<Sent, Sent> {
  const schema = schemas.get(shape) ?? createSchema(shape);
  schemas.set(shape, schema);
  // Cast: the type of a shape is in a member that is never set.
  return schema as z.ZodMiniType<Sent, Sent>;
}

function createSchema(shape: Shape): z.ZodMiniType {
  switch (shape.kind) {
    case 'text':
      return createTextSchema(shape);
    case 'uuid':
      return z.guid();
    case 'flag':
      return z.boolean();
    case 'number':
      return z.number();
    case 'count':
      return z.int().check(z.nonnegative());
    case 'positive':
      return z.int().check(z.positive());
    case 'oneOf':
      return z.enum(shape.values);
    case 'list':
      return z.array(schemaOf(shape.of));
    case 'optional':
      return z.optional(schemaOf(shape.of));
    case 'nullable':
      return z.nullable(schemaOf(shape.of));
    case 'nullish':
      return z.optional(z.nullable(schemaOf(shape.of)));
    case 'dictionary':
      // Cast: the names of a JSON object are texts.
      return z.record(schemaOf(shape.keys) as z.ZodMiniType<string, string>, schemaOf(shape.of));
    case 'record':
      return z.object(toSchemas(shape.fields));
    case 'openRecord':
      return z.looseObject(toSchemas(shape.fields));
  }
}

function createTextSchema({ minLength, maxLength, pattern }: Extract<Shape, { kind: 'text' }>) {
  const checks = [
    ...(minLength === undefined ? [] : [z.minLength(minLength)]),
    ...(maxLength === undefined ? [] : [z.maxLength(maxLength)]),
    ...(pattern ? [z.regex(pattern)] : []),
  ];
  return z.string().check(...checks);
}

const toSchemas = (fields: Readonly<Record<string, Shape>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
