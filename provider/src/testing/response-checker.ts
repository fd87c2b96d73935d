import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';

interface Request {
  method?: string | undefined;
  url?: unknown;
  payload?: unknown;
}

interface Response {
  statusCode: number;
  headers: Record<string, unknown>;
  rawPayload: Buffer;
}

/** Headers that a response may lack, although the document describes them. */
const optionalHeaders = new Set(['Set-Cookie']);

/**
 * Compares responses with the OpenAPI document. Requests may contain more than it describes, because the provider ignores unknown
 * members.
 */
export class ResponseChecker {
  readonly #document: OpenApiDocument;
  readonly #ajv = addFormats.default(new Ajv2020({ strict: false, validateSchema: false }));

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.#ajv.addSchema(closeSchema(document), 'api');
  }

  /**
   * Checks a response. Ignores hidden routes.
   * @param route the path of the route as declared, such as `/v1/assets/:id`
   * @throws {Error} when the document does not describe the response
   */
  check(
    route: string,
    { method = 'GET', url, payload }: Request,
    { statusCode, headers, rawPayload }: Response,
  ): void {
    const path = route.replaceAll(/:(\w+)/g, '{$1}');
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const operation = this.#document.paths[path]?.[verb];
    if (operation === undefined) return;
    const schemaPath = ['paths', path, verb];
    const body = decode(rawPayload, headers['content-encoding']);
    const fail = (reason: string) => {
      throw new Error(
        `${method} ${String(url)} answered ${statusCode}, not as described: ${reason}\n${body.slice(0, 500)}`,
      );
    };

    const describedResponse = operation.responses[statusCode];
    if (describedResponse === undefined)
      return fail(`${Object.keys(operation.responses).join(', ')} are described`);
    for (const name of Object.keys(describedResponse.headers ?? {}))
      if (!optionalHeaders.has(name) && headers[name.toLowerCase()] === undefined) fail(`${name} is missing`);
    if (statusCode < 300 && payload === undefined && operation.requestBody?.required)
      fail('a body is required');
    if (method === 'HEAD') return;
    const type = String(headers['content-type'] ?? '').split(';', 1)[0] ?? '';
    if (describedResponse.content === undefined)
      return body === '' ? undefined : fail('no body is described');
    if (!(type in describedResponse.content)) fail(`${type} is not described`);
    if (type.endsWith('json'))
      this.#validate(
        JSON.parse(body),
        [...schemaPath, 'responses', String(statusCode), 'content', type, 'schema'],
        fail,
      );
  }

  #validate(value: unknown, schemaPath: string[], fail: (reason: string) => void) {
    const pointer = schemaPath.map((name) => encodeURIComponent(name.replaceAll('/', '~1'))).join('/');
    const validate = this.#ajv.getSchema(`api#/${pointer}`);
    if (!validate?.(value)) fail(this.#ajv.errorsText(validate?.errors));
  }
}

function decode(payload: Buffer, encoding: unknown): string {
  // The responses to HEAD, and 304, are empty.
  if (payload.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(payload).toString();
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString();
}

/** Forbids additional properties in all objects of a part of the document, to detect undescribed fields. */
function closeSchema(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closeSchema);
  if (typeof part !== 'object' || part === null) return part;
  const schema = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, closeSchema(value)]));
  return schema['type'] === 'object' && schema['properties'] && schema['additionalProperties'] === undefined
    ? { ...schema, additionalProperties: false }
    : schema;
}
