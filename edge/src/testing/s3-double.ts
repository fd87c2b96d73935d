import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Opens a server with the part of S3 that `S3Store` uses, in memory: objects, conditional writes, and lists in pages. Requests are not
 * authenticated. TEST_S3_STORE names a real server to use instead.
 * @param options.hasUnquotedEtags compares the ETags of conditions without their quotes, as the gateway of Ceph 16 does
 * @param options.ignored a condition that the server ignores
 */
export async function openS3Double({
  hasUnquotedEtags = false,
  ignored,
}: {
  hasUnquotedEtags?: boolean;
  ignored?: 'if-match' | 'if-none-match';
} = {}): Promise<{
  url: string;
  close: () => Promise<void>;
}> {
  const objects: Objects = new Map();
  const server = createServer((request, response) => {
    const { 'if-match': match } = request.headers;
    if (hasUnquotedEtags && match !== undefined) request.headers['if-match'] = `"${match}"`;
    if (ignored) delete request.headers[ignored];
    void respond(objects, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Objects = Map<string, { content: Buffer; at: Date }>;

/** Maximum number of objects in one page of a list. */
const pageSize = 2;

async function respond(objects: Objects, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.invalid');
  const key = decodeURIComponent(pathname).split('/').slice(2).join('/');
  const content = await buffer(request);
  if (searchParams.get('list-type') === '2') return list(objects, searchParams, response);
  const object = objects.get(key);
  const tag = object && toTag(object.content);
  if (request.method === 'PUT') {
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    if ((match !== undefined && match !== tag) || (noneMatch === '*' && object))
      return refuse(response, 412, 'PreconditionFailed');
    objects.set(key, { content, at: new Date() });
    return void response.setHeader('etag', toTag(content)).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (!object) return refuse(response, 404, 'NoSuchKey');
  response.setHeader('etag', tag ?? '').setHeader('content-length', object.content.length);
  return void response.end(request.method === 'HEAD' ? undefined : object.content);
}

function list(objects: Objects, query: URLSearchParams, response: ServerResponse): void {
  const start = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted();
  const remainingKeys = keys.filter((key) => key > start);
  const page = remainingKeys.slice(0, pageSize);
  const isTruncated = remainingKeys.length > page.length;
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
  );
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response
    .setHeader('content-type', 'application/xml')
    .end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
}

const refuse = (response: ServerResponse, status: number, code: string): void =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

const toTag = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
