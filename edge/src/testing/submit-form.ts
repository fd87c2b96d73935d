import type { FastifyInstance } from 'fastify';

/** Submits a form on a page of a small site. */
export const submitForm = (
  app: FastifyInstance,
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'eggs.example',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  });

/** Returns the cookies that a browser sends after a response. */
export const readCookies = ({ headers }: { headers: Record<string, unknown> }): string =>
  [headers['set-cookie']]
    .flat()
    .map((text) => String(text).split(';')[0])
    .join('; ');
