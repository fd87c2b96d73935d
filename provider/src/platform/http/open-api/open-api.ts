import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AssetMedia } from '@emberclutch/contract/asset/asset-media.ts';
import { Asset } from '@emberclutch/contract/asset/asset.ts';
import { Account } from '@emberclutch/contract/identity/account.ts';
import { CredMetadata } from '@emberclutch/contract/identity/passkey.ts';
import { SessionInfo } from '@emberclutch/contract/identity/session-list.ts';
import { Problem } from '@emberclutch/contract/problem/problem.ts';
import type { ProblemCode } from '@emberclutch/contract/problem/problem.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { Shape } from '@emberclutch/contract/shape/shape.ts';
import { apiTitle } from '@emberclutch/contract/site/api-title.ts';
import { clientVersion } from '@emberclutch/contract/site/client-version.ts';
import { Lock } from '@emberclutch/contract/spawn/lock.ts';
import { Purchase } from '@emberclutch/contract/spawn/purchase.ts';
import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import type { Operation } from '@emberclutch/server/open-api/open-api-document.ts';
import { problemByCode } from '../problem-error.ts';
import { headerComponents, toHeaderReferences, describeRoute, metadataKey } from './describe-route.ts';
import type { ResponseHeader, RouteMetadata } from './describe-route.ts';
import { findTag, tags } from './tags.ts';

/** Schemas that are described once and referenced by name. */
const namedShapes: Record<string, Shape> = {
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

for (const [id, shape] of Object.entries(namedShapes)) schemaRegistry.add(schemaOf(shape), { id });

type JsonSchemaContext = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0];

const options = {
  schemaRegistry,
  // A repeatable query parameter is a transform, which JSON Schema cannot represent.
  zodToJsonConfig: { unrepresentable: 'any' as const, override: adaptJsonSchema },
};

const describeSchemas = createJsonSchemaTransform(options);

const transformNamedSchemas = createJsonSchemaTransformObject(options);

/** Describes a route with its tag and the metadata that its schemas lack. */
const transformRoute: typeof describeSchemas = ({ route, ...input }) => {
  const { schema, url } = describeSchemas({
    ...input,
    route,
    schema: { tags: [findTag(input.url)], ...input.schema },
  });
  return { schema: { ...schema, [metadataKey]: describeRoute(route) }, url };
};

/**
 * Adds the default of a transformed query parameter, which the schema of an input lacks. Removes what comes from the library, not from
 * the API: bounds of safe integers, the pattern of a UUID next to its format, and `additionalProperties: false` of responses, which may
 * gain fields later.
 */
function adaptJsonSchema({ zodSchema, jsonSchema }: JsonSchemaContext): void {
  const { def } = zodSchema._zod;
  const { type, format, minimum, maximum, additionalProperties } = jsonSchema;
  if (def.type === 'default') jsonSchema.default = def.defaultValue;
  if (minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (type === 'integer' && !(maximum !== undefined && maximum < 2 ** 31)) jsonSchema.format = 'int64';
  if (format === 'uuid') delete jsonSchema.pattern;
  if (additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** Introduction of the OpenAPI document, in CommonMark. */
const apiDescription = `The API of the dragon-egg world.

**Values.** Money is a decimal string in the major unit, such as \`"25.00"\`. Instants are whole seconds since 1970-01-01T00:00:00Z. Ids of assets, locks, purchases and cycles are positive integers; ids of accounts, sessions and security events are UUIDs.

**Sessions.** A sign-in returns a \`sessionId\`, which the client sends as \`Authorization: Bearer <sessionId>\`. Operations marked as public with an optional session return \`unauthorized\` when the session that came along has ended, so that the client notices. Some operations need a recent authentication: a sign-in or a reauthentication (\`/v1/account/reauthentication\`) of the same session in the last ten minutes.

**Problems.** The response to a failed request is \`application/problem+json\` (RFC 9457) with a \`code\` of a closed list. Each operation lists its codes by status. Programs decide by \`code\`; \`detail\` is written for people, \`requestId\` for support. A message that cannot be parsed as HTTP gets 400, 408, 413 or 431 before an operation is chosen.

**Retries.** GET, PUT and DELETE may be repeated. The POST operations to lock and to purchase may be repeated as well, as they describe. 429 and 503 say in \`Retry-After\` how long to wait.

**Evolution.** Responses may gain fields, and their enumerations values, at any time. Ignore unknown ones.`;

/** Content security policy of the reference: all files come from this server. Swagger UI has no inline scripts or styles. */
const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Adds a viewport element, which the page of Swagger UI lacks, and the class that its dark style needs. */
const appearanceScript = `
const viewport = document.createElement('meta');
viewport.name = 'viewport';
viewport.content = 'width=device-width, initial-scale=1';
document.head.append(viewport);
const dark = matchMedia('(prefers-color-scheme: dark)');
const apply = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', apply);
apply();
`;

/** The OpenAPI document as a readable page at `/v1/reference`: Swagger UI, served with its files by this server. */
const apiReference: FastifyPluginAsync = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' });
  });
  await app.register(swaggerUi, {
    routePrefix: '/v1/reference',
    staticCSP: referencePolicy,
    theme: {
      title: `API reference · ${apiTitle}`,
      js: [{ filename: 'appearance.js', content: appearanceScript }],
    },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', defaultModelsExpandDepth: 0 },
  });
};

type Response = Operation['responses'][string];

/** Completes an OpenAPI operation with what its schemas lack: problems by status, headers, and whether a body is required. */
function completeOperation(operation: Operation, metadata: RouteMetadata): void {
  const { responses, requestBody } = operation;
  for (const [status, response] of Object.entries(responses)) {
    response.description = describeStatus(status, response);
    if (status === '304') delete response.content;
    if (metadata.responseHeaders.length > 0) response.headers = toHeaderReferences(metadata.responseHeaders);
  }
  if (requestBody) requestBody.required = metadata.isBodyRequired;
  if ('304' in responses) operation.parameters = [...(operation.parameters ?? []), ifNoneMatch];
  Object.assign(responses, describeProblems(metadata));
}

/** Describes a status. The OpenAPI plugin describes a response without a description as "Default Response". */
function describeStatus(status: string, { description }: Response): string {
  if (status === '304') return 'Not modified: the copy that `If-None-Match` names is current';
  if (status === '204') return 'Done; the response has no body';
  return description === 'Default Response' ? 'Success' : description;
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of the copy that the client has.',
  schema: { type: 'string' },
};

/** Describes one response per status, whose schema lists the problem codes with that status. */
function describeProblems({ problems, hasBody }: RouteMetadata): Record<string, Response> {
  const byStatus = Map.groupBy(new Set(problems), (code) => problemByCode[code].status);
  const responses: Record<string, Response> = {};
  for (const [status, codes] of byStatus) responses[status] = describeProblem(status, codes);
  if (!hasBody) return responses;
  return {
    ...responses,
    413: describeProblem(413, ['too_large']),
    415: { ...describeProblem(415, ['bad_request']), description: 'The body is not JSON' },
  };
}

function describeProblem(status: number, codes: ProblemCode[]): Response {
  return {
    description: codes.map((code) => problemByCode[code].title).join(', or '),
    ...(status in headersOfStatus && { headers: toHeaderReferences(headersOfStatus[status] ?? []) }),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
        },
      },
    },
  };
}

const headersOfStatus: Record<number, ResponseHeader[]> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** Describes every route from its schemas: at `/v1/openapi.json`, and as a readable page at `/v1/reference`. */
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
        servers: [{ url: '/', description: 'The server of this document' }],
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
      transform: transformRoute,
      transformObject: (document) => completeDocument(transformNamedSchemas(document)),
    });

    app.get('/v1/openapi.json', { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
    );

    await app.register(apiReference);
  },
  { name: 'open-api' },
);

/** Completes every operation, and drops the variants of named schemas for request bodies, which only responses contain. */
function completeDocument<Document extends object>(document: Document): Document {
  const { paths, components, ...otherMembers } = OpenApiDocument.parse(document);
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    // Cast: `transformRoute` has set the metadata.
    completeOperation(operation, operation[metadataKey] as RouteMetadata);
    delete operation[metadataKey];
  }
  const schemas = Object.fromEntries(
    Object.entries(components.schemas ?? {}).filter(([name]) => !name.endsWith('Input')),
  );
  return {
    ...document,
    ...otherMembers,
    paths,
    components: { ...components, schemas },
  };
}
