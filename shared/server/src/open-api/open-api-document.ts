import * as z from 'zod/mini';

/** JSON Schema of OpenAPI 3.1; parsing keeps keywords that are not listed. */
export const JsonSchema = z.looseObject({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  default: z.optional(z.unknown()),
  minimum: z.optional(z.number()),
  exclusiveMinimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  required: z.optional(z.array(z.string())),
  get items() {
    return z.optional(JsonSchema);
  },
  get properties() {
    return z.optional(z.record(z.string(), JsonSchema));
  },
  get anyOf() {
    return z.optional(z.array(JsonSchema));
  },
  get oneOf() {
    return z.optional(z.array(JsonSchema));
  },
  get allOf() {
    return z.optional(z.array(JsonSchema));
  },
});
export type JsonSchema = z.infer<typeof JsonSchema>;

const Content = z.record(z.string(), z.looseObject({ schema: z.optional(JsonSchema) }));

export const Operation = z.looseObject({
  operationId: z.optional(z.string()),
  summary: z.optional(z.string()),
  description: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  /** Alternatives; the alternative `{}` means that no session is required. */
  security: z.optional(z.array(z.record(z.string(), z.array(z.string())))),
  parameters: z.optional(
    z.array(
      z.looseObject({
        name: z.string(),
        in: z.string(),
        description: z.optional(z.string()),
        required: z.optional(z.boolean()),
        schema: JsonSchema,
      }),
    ),
  ),
  requestBody: z.optional(z.looseObject({ required: z.optional(z.boolean()), content: Content })),
  responses: z.record(
    z.string(),
    z.looseObject({
      description: z.string(),
      headers: z.optional(z.record(z.string(), z.looseObject({ $ref: z.optional(z.string()) }))),
      content: z.optional(Content),
    }),
  ),
});
export type Operation = z.infer<typeof Operation>;

/** The parts of an OpenAPI 3.1 document that our servers and tools use. */
export const OpenApiDocument = z.looseObject({
  info: z.looseObject({ title: z.string(), version: z.string(), description: z.optional(z.string()) }),
  tags: z.optional(z.array(z.looseObject({ name: z.string(), description: z.optional(z.string()) }))),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.optional(z.record(z.string(), JsonSchema)) }),
});
export type OpenApiDocument = z.infer<typeof OpenApiDocument>;
