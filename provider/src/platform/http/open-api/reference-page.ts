import type { Html } from '../pages/html.ts';
import { html } from '../pages/html.ts';
import { policyOf } from '../pages/policy-of.ts';
import { problemByCode } from '../problem-error.ts';
import type { OpenApiDocument, Operation } from './open-api-document.ts';
import { referenceStyle } from './reference-style.ts';
import { schemaHtml } from './schema-html.ts';

interface Call extends Operation {
  method: string;
  path: string;
  /** Anchor on the page. */
  id: string;
}

/** The API as one page for readers: every call, schema and problem. It loads no other resource. */
export function referencePage({ info, tags = [], paths, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => callOf(path, method.toUpperCase(), operation)),
  );
  const parts = tags
    .map(({ name }) => ({ name, calls: calls.filter((call) => call.tags?.includes(name)) }))
    .filter((part) => part.calls.length > 0);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>API reference · ${info.title}</title>
        <link rel="icon" href="data:," />
        ${style}
      </head>
      <body>
        <a class="skip" href="#calls">To the calls</a>
        <nav aria-label="Calls">
          ${parts.map(navigation)}
          <p><a href="#shapes">Shapes</a></p>
          <p><a href="#refusals">Refusals</a></p>
        </nav>
        <main id="calls">
          <h1>API reference</h1>
          <p>
            ${info.description ?? ''} Version ${info.version}. The same for programs:
            <a href="/v1/openapi.json">/v1/openapi.json</a>.
          </p>
          <p>
            A signed-in client sends <code>Authorization: Bearer &lt;sessionId&gt;</code>; a browser also
            sends the session cookie. Bodies are JSON of at most 64 KB. A problem is
            <code>application/problem+json</code> with a <a href="#refusals"><code>code</code></a
            >; 429 and 503 carry <code>Retry-After</code>.
          </p>
          ${parts.map(section)}
          <section aria-labelledby="shapes">
            <h2 id="shapes">Shapes</h2>
            ${Object.entries(components.schemas ?? {}).map(
              ([name, schema]) =>
                html`<article aria-labelledby="schema-${name}">
                  <h3 id="schema-${name}">${name}</h3>
                  ${schemaHtml(schema)}
                </article>`,
            )}
          </section>
          ${refusals}
        </main>
      </body>
    </html>`.html;
}

const callOf = (path: string, method: string, operation: Operation): Call => ({
  ...operation,
  path,
  method,
  id: `${method.toLowerCase()}${path.replaceAll(/[^\w]+/g, '-').replace(/-$/, '')}`,
});

const navigation = ({ name, calls }: { name: string; calls: Call[] }) => html`
  <h2>${name}</h2>
  <ul>
    ${calls.map(
      ({ id, method, path }) =>
        html`<li>
          <a href="#${id}"><span>${method}</span> ${path}</a>
        </li>`,
    )}
  </ul>
`;

const section = ({ name, calls }: { name: string; calls: Call[] }) => {
  const id = `part-${name.toLowerCase().replaceAll(' ', '-')}`;
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${name}</h2>
    ${calls.map(article)}
  </section>`;
};

const article = (call: Call) => html`
  <article aria-labelledby="${call.id}">
    <h3 id="${call.id}"><span class="method">${call.method}</span> <code>${call.path}</code></h3>
    <p>${call.summary ?? ''}. <span class="role">${roleOf(call)}</span></p>
    ${parameters(call)} ${body(call)} ${answers(call)}
  </article>
`;

function roleOf({ security = [] }: Call): string {
  if (security.length === 0) return 'Public.';
  const isOptional = security.some((way) => Object.keys(way).length === 0);
  return isOptional ? 'Public; a session is optional.' : 'Requires a session.';
}

function parameters({ parameters: all = [] }: Call): Html | null {
  if (all.length === 0) return null;
  return html`<h4>Parameters</h4>
    <ul class="fields">
      ${all.map(
        ({ name, in: place, required, schema }) =>
          html`<li>
            <code>${name}</code> <i>${place}${required ? '' : ', optional'}</i> ${schemaHtml(schema)}
          </li>`,
      )}
    </ul>`;
}

function body({ requestBody }: Call): Html | null {
  const schema = requestBody && Object.values(requestBody.content)[0]?.schema;
  return schema
    ? html`<h4>Body</h4>
        <div>${schemaHtml(schema)}</div>`
    : null;
}

const answers = ({ responses }: Call) => html`
  <h4>Answers</h4>
  <dl>
    ${Object.entries(responses).map(([status, { description, content = {} }]) => {
      const [[type, { schema }] = ['', { schema: undefined }]] = Object.entries(content);
      return html`<dt>${status}</dt>
        <dd>
          ${description}${type === '' || type === 'application/json' ? null : html` <i>${type}</i>`}${schema ? html`<div>${schemaHtml(schema)}</div>` : null}
        </dd>`;
    })}
  </dl>
`;

const refusals = html`<section aria-labelledby="refusals">
  <h2 id="refusals">Refusals</h2>
  <table>
    <thead>
      <tr>
        <th scope="col">code</th>
        <th scope="col">status</th>
        <th scope="col">means</th>
      </tr>
    </thead>
    <tbody>
      ${Object.entries(problemByCode).map(
        ([code, { status, title }]) =>
          html`<tr>
            <th scope="row"><code>${code}</code></th>
            <td>${status}</td>
            <td>${title}</td>
          </tr>`,
      )}
    </tbody>
  </table>
</section>`;

const style: Html = { html: `<style>${referenceStyle}</style>` };

export const referencePolicy = policyOf(referenceStyle, "'none'");
