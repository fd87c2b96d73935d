import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem, ProblemCode } from '@emberclutch/contract/problem/problem.ts';
import type { ConnectionError } from 'fastify';
import { inertHeaders } from './problems.ts';
import { problemByCode } from './problem-error.ts';

/** Answers bytes that cannot be parsed as a request. Writes to the socket, because there is no request to answer. */
export function answerClientError({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const { status, problem, detail } = refusals[code] ?? unreadable;
  const body: Problem = {
    type: `urn:emberclutch:problem:${problem}`,
    title: problemByCode[problem].title,
    status,
    detail,
    code: problem,
  };
  const content = JSON.stringify(body);
  const headers = {
    ...inertHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(content),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', content].join('\r\n'));
  socket.destroySoon();
}

interface ClientRefusal {
  status: number;
  problem: ProblemCode;
  detail: string;
}

const unreadable: ClientRefusal = {
  status: 400,
  problem: 'bad_request',
  detail: 'The request cannot be read.',
};

/** Responses by the error code of Node or its parser. */
const refusals: Record<string, ClientRefusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    problem: 'bad_request',
    detail: 'The request did not arrive in time.',
  },
  HPE_HEADER_OVERFLOW: { status: 431, problem: 'too_large', detail: 'The headers are larger than 16 KB.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    problem: 'too_large',
    detail: 'The extensions of a chunk are larger than 16 KB.',
  },
};
