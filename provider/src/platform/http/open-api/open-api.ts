import { AssetMedia } from '@emberclutch/contract/asset/asset-media.ts';
import { Asset } from '@emberclutch/contract/asset/asset.ts';
import { Account } from '@emberclutch/contract/identity/account.ts';
import { CredMetadata } from '@emberclutch/contract/identity/passkey.ts';
import { SessionInfo } from '@emberclutch/contract/identity/session-list.ts';
import { Problem } from '@emberclutch/contract/problem/problem.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { Shape } from '@emberclutch/contract/shape/shape.ts';
import { apiTitle } from '@emberclutch/contract/site/api-title.ts';
import { clientVersion } from '@emberclutch/contract/site/client-version.ts';
import { Lock } from '@emberclutch/contract/spawn/lock.ts';
import { Purchase } from '@emberclutch/contract/spawn/purchase.ts';
import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { JsonSchema, OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { headerComponents } from './answer-headers.ts';
import { apiDescription } from './api-description.ts';
import { apiReference } from './api-reference.ts';
import { completeOperation } from './complete-operation.ts';
import type { RouteFacts } from './describe-route.ts';
import { describeRoute, factsKey } from './describe-route.ts';
import { plainSchema } from './plain-schema.ts';
import { tagOf, tags } from './tags.ts';

/** Schemas that are described once and referenced by name. */
const named: Record<string, Shape> = {
  Account,
  Asset,
  AssetMedia,
  CredMetadata,
  Lock,
  Problem,
  Purchase,
  SessionInfo,
};

const schemaRegistry = z.registry<{ id: string }>();
for (const [id, shape] of Object.entries(named)) schemaRegistry.add(schemaOf(shape), { id });

// A repeatable query parameter is a transform, which JSON Schema cannot represent.
const options = { schemaRegistry, zodToJsonConfig: { unrepresentable: 'any' as const } };
const describeSchemas = createJsonSchemaTransform(options);
const describeNamed = createJsonSchemaTransformObject(options);

/** Adds to every route its tag and the facts that its schemas do not say. */
const describe: typeof describeSchemas = ({ route, ...described }) => {
  const { schema, url } = describeSchemas({
    ...described,
    route,
    schema: { tags: [tagOf(described.url)], ...described.schema },
  });
  addDefaults(schema, described.schema?.querystring);
  return { schema: { ...schema, [factsKey]: describeRoute(route) }, url };
};

/** Adds the defaults of a query: a schema of the input lacks the defaults of transformed parameters. */
function addDefaults(described: object | undefined, query: unknown): void {
  if (!(query instanceof z.core.$ZodType)) return;
  const { properties = {} } = JsonSchema.parse(
    z.toJSONSchema(query, { io: 'output', unrepresentable: 'any' }),
  );
  // Absent from the description of a hidden route.
  const { querystring } = z.looseObject({ querystring: z.optional(JsonSchema) }).parse(described);
  if (querystring === undefined) return;
  for (const [name, parameter] of Object.entries(querystring.properties ?? {}))
    if (properties[name]?.default !== undefined) parameter.default = properties[name].default;
  Object.assign(described ?? {}, { querystring });
}

/** Describes every route from its schemas: at `/v1/openapi.json`, and as a page for readers at `/v1/reference`. */
export const openApi = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: apiTitle,
          version: clientVersion,
          description: apiDescription,
          license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [{ url: '/', description: 'The server that answered this document' }],
        tags,
        components: {
          headers: headerComponents,
          securitySchemes: {
            session: {
              type: 'http',
              scheme: 'bearer',
              description:
                'The `sessionId` of a sign-in. A client that stores cookies must also send the session cookie that came with it.',
            },
          },
        },
      },
      transform: describe,
      transformObject: (document) => completeDocument(describeNamed(document)),
    });

    app.get('/v1/openapi.json', { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
    );

    await app.register(apiReference);
  },
  { name: 'open-api' },
);

/** Completes every operation, and drops schemas without a reference. */
function completeDocument<Document extends object>(document: Document): Document {
  const { paths, components, ...rest } = OpenApiDocument.parse(plainSchema(document));
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    // Set by `describe`, above.
    completeOperation(operation, operation[factsKey] as RouteFacts);
    delete operation[factsKey];
  }
  return {
    ...document,
    ...rest,
    paths,
    components: { ...components, schemas: reachable(paths, components.schemas) },
  };
}

/** The schemas that are referenced directly or through other schemas. */
function reachable<Schema>(from: unknown, schemas: Record<string, Schema> = {}): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[name];
      if (schema === undefined || name in found) continue;
      found[name] = schema;
      follow(schema);
    }
  };
  follow(from);
  return Object.fromEntries(Object.entries(found).toSorted(([one], [other]) => one.localeCompare(other)));
}
