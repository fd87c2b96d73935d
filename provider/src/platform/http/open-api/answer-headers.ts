/** Response headers that a client uses. Dates, CORS and security headers are not described, because every HTTP server sends them. */
export const answerHeaders = {
  'Cache-Control': 'How long a copy may be used (RFC 9111).',
  'Content-Disposition': 'The file name for a download (RFC 6266).',
  ETag: 'The version of this answer, for `If-None-Match` (RFC 9110, section 8.8.3).',
  'Retry-After': 'Seconds to wait before the next attempt (RFC 9110, section 10.2.3).',
  'Set-Cookie':
    'A cookie of the sign-in or the session. A client that stores cookies must send it; one that does not can ignore it.',
  'WWW-Authenticate': 'Always `Bearer` (RFC 6750, section 3).',
} as const;

export type AnswerHeader = keyof typeof answerHeaders;

const getHeaderType = (name: string) => (name === 'Retry-After' ? 'integer' : 'string');

/** For `components.headers` of the OpenAPI document. */
export const headerComponents = Object.fromEntries(
  Object.entries(answerHeaders).map(([name, description]) => [
    name,
    { description, schema: { type: getHeaderType(name) } } as const,
  ]),
);

/** References to headers, for a response in the OpenAPI document. */
export const toHeaderReferences = (names: readonly AnswerHeader[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
