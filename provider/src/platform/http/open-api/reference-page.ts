import type { Html } from '@emberclutch/server/html/html.ts';
import { htmlDocument } from '@emberclutch/server/html/html-document.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { policyOf } from '@emberclutch/server/html/policy-of.ts';
import type { OpenApiDocument, Operation } from '@emberclutch/server/open-api/open-api-document.ts';
import { problemByCode } from '../problem-error.ts';
import { commonMark, inline } from './common-mark.ts';
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
    .map(({ name, description = '' }) => ({
      name,
      description,
      calls: calls.filter((call) => call.tags?.includes(name)),
    }))
    .filter((part) => part.calls.length > 0);
  return htmlDocument({
    title: `API reference · ${info.title}`,
    style: referenceStyle,
    isListed: true,
    body: html`<a class="skip" href="#calls">Skip to the operations</a>
      <nav aria-label="Operations">
        ${parts.map(navigation)}
        <p><a href="#schemas">Schemas</a></p>
        <p><a href="#problems">Problem codes</a></p>
      </nav>
      <main id="calls">
        <h1>API reference</h1>
        <p>
          Version ${info.version}. As OpenAPI 3.1, for programs:
          <a href="/v1/openapi.json">/v1/openapi.json</a>.
        </p>
        ${commonMark(info.description ?? '')} ${parts.map(section)}
        <section aria-labelledby="schemas">
          <h2 id="schemas">Schemas</h2>
          ${Object.entries(components.schemas ?? {}).map(
            ([name, schema]) =>
              html`<article aria-labelledby="schema-${name}">
                <h3 id="schema-${name}">${name}</h3>
                ${schemaHtml(schema)}
              </article>`,
          )}
        </section>
        ${problemCodes}
      </main>`,
  });
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

const section = ({ name, description, calls }: { name: string; description: string; calls: Call[] }) => {
  const id = `part-${name.toLowerCase().replaceAll(' ', '-')}`;
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${name}</h2>
    <p>${description}</p>
    ${calls.map(article)}
  </section>`;
};

const article = (call: Call) => html`
  <article aria-labelledby="${call.id}">
    <h3 id="${call.id}"><span class="method">${call.method}</span> <code>${call.path}</code></h3>
    <p>${call.summary ?? ''}. <span class="role">${roleOf(call)}</span></p>
    ${commonMark(call.description ?? '')} ${parameters(call)} ${body(call)} ${answers(call)} ${problems(call)}
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
        ({ name, in: place, required, description, schema }) =>
          html`<li>
            <code>${name}</code> <i>${place}${required ? '' : ', optional'}</i> ${schemaHtml(schema)}
            ${inline(description ?? '')}
          </li>`,
      )}
    </ul>`;
}

function body({ requestBody }: Call): Html | null {
  const schema = requestBody && Object.values(requestBody.content)[0]?.schema;
  return schema
    ? html`<h4>Body${requestBody.required ? null : ', optional'}</h4>
        <div>${schemaHtml(schema)}</div>`
    : null;
}

const answers = ({ responses }: Call) => html`
  <h4>Responses</h4>
  <dl>
    ${Object.entries(responses).map(([status, { description, headers = {}, content = {} }]) => {
      if (problemCodesOf(content).length > 0) return html``;
      const [[type, { schema }] = ['', { schema: undefined }]] = Object.entries(content);
      return html`<dt>${status}</dt>
        <dd>
          ${description}${type === '' || type === 'application/json' ? null : html` <i>${type}</i>`}${headersHtml(headers)}${schema ? html`<div>${schemaHtml(schema)}</div>` : null}
        </dd>`;
    })}
  </dl>
`;

const headersHtml = (headers: object) => Object.keys(headers).map((name) => html`; <code>${name}</code>`);

const problems = ({ responses }: Call) => html`
  <h4>Problems</h4>
  <dl>
    ${Object.entries(responses).map(([status, { headers = {}, content = {} }]) => {
      const codes = problemCodesOf(content);
      if (codes.length === 0) return html``;
      return html`<dt>${status}</dt>
        <dd>
          ${codes.map(
            (code, place) => html`${place > 0 ? ', ' : null}<a href="#code-${code}"><code>${code}</code></a>`,
          )}${headersHtml(headers)}
        </dd>`;
    })}
  </dl>
`;

/** The codes of an answer that is a problem; none for any other answer. */
const problemCodesOf = (content: NonNullable<Operation['responses'][string]['content']>): string[] =>
  (content['application/problem+json']?.schema?.allOf ?? []).flatMap(({ properties }) =>
    (properties?.['code']?.enum ?? []).map(String),
  );

const problemCodes = html`<section aria-labelledby="problems">
  <h2 id="problems">Problem codes</h2>
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
          html`<tr id="code-${code}">
            <th scope="row"><code>${code}</code></th>
            <td>${status}</td>
            <td>${title}</td>
          </tr>`,
      )}
    </tbody>
  </table>
</section>`;

export const referencePolicy = policyOf(referenceStyle, "'none'");
