import { html } from '@emberclutch/server/html/html.ts';
import { htmlDocument } from '@emberclutch/server/html/html-document.ts';
import type { PageRow } from './page-table.ts';

/**
 * A page on which integrators try the options of a remote. It is served beside the scripts of the remote, shows the element
 * with the options of its form, the markup to copy, and the events. Options come from the form, never from the address.
 * @param name of the remote: `hatchery`
 * @param pages of the remote
 */
export function embedPlayground(name: string, pages: readonly Pick<PageRow, 'path' | 'title'>[]): string {
  const tag = `emberclutch-${name}`;
  const offered = pages.filter(({ path }) => !/[:{]/.test(path));
  return htmlDocument({
    title: `Playground: ${tag}`,
    style,
    body: html`<main>
        <h1>Playground</h1>
        <p><code>&lt;${tag}&gt;</code> with the options of this form.</p>
        <form>
          <label
            >API <input name="api-base" type="url" required placeholder="https://emberclutch.example"
          /></label>
          <label>Site <input name="site-url" type="url" placeholder="https://emberclutch.example" /></label>
          <label>
            Page
            <select name="path">
              ${offered.map(({ path, title }) => html`<option value="${path}">${title} (${path})</option>`)}
            </select>
          </label>
          <label>
            Theme
            <select name="theme">
              <option value="">of the player</option>
              <option>light</option>
              <option>dark</option>
            </select>
          </label>
          <label>
            Width
            <select name="width">
              <option value="100%">all</option>
              <option>720px</option>
              <option>360px</option>
            </select>
          </label>
          <button>Show</button>
        </form>
        <section aria-labelledby="markup">
          <h2 id="markup">Markup</h2>
          <pre><code></code></pre>
        </section>
        <section aria-labelledby="events">
          <h2 id="events">Events</h2>
          <ol aria-live="polite"></ol>
        </section>
      </main>
      <div id="place"></div>
      <script type="module">
        ${{ html: scriptFor(tag) }};
      </script>`,
  });
}

const scriptFor = (tag: string) => `
import './element.js';

const form = document.querySelector('form');
const place = document.getElementById('place');
const attributes = ['api-base', 'site-url', 'path', 'theme'];

/** Shows the element with the form's options. Only another API, which needs a new mount, replaces it. */
function show() {
  const options = Object.fromEntries(new FormData(form));
  const remote = place.firstElementChild ?? document.createElement('${tag}');
  for (const name of attributes) {
    const value = options[name].replace(/\\/+$/, '');
    if (value) remote.setAttribute(name, value);
    else remote.removeAttribute(name);
  }
  place.style.width = options.width;
  if (!remote.isConnected) place.append(listening(remote));
  document.querySelector('pre code').textContent = markupOf(remote);
}

function markupOf(remote) {
  const given = attributes.filter((name) => remote.hasAttribute(name));
  return [
    '<script type="module" src="' + new URL('element.js', import.meta.url).href + '"></' + 'script>',
    '<${tag}',
    ...given.map((name) => '  ' + name + '="' + remote.getAttribute(name).replaceAll('"', '&quot;') + '"'),
    '></${tag}>',
  ].join('\\n');
}

function listening(remote) {
  const log = (name, detail) => {
    const line = document.createElement('li');
    line.textContent = name + ' ' + JSON.stringify(detail);
    document.querySelector('ol').prepend(line);
  };
  remote.addEventListener('visitor', ({ detail }) => log('visitor', detail));
  remote.addEventListener('error', ({ message }) => log('error', message));
  return remote;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  show();
});
form.addEventListener('change', () => {
  if (place.firstElementChild && form.checkValidity()) show();
});
`;

const style = `
:root { color-scheme: light dark; --ground: #f6f0e2; --sheet: #fffaf0; --ink: #2b2418; --quiet: #6a5d47; --edge: #8a7b5c; --focus: #2f5b1c; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #10192b; --sheet: #17233a; --ink: #ece6d6; --quiet: #a9b2c3; --edge: #7485a6; --focus: #a5d489; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1.25rem; background: var(--ground); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
h1, h2 { margin: 0; font-family: Fraunces, Georgia, serif; line-height: 1.2; }
h2 { font-size: 1.125rem; }
p, label, ol { color: var(--quiet); }
main { max-width: 64rem; margin: 0 auto 2rem; }
form { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; }
label { flex: 1 1 12rem; min-width: 0; font-size: .875rem; }
input, select, button { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; color: var(--ink); background: var(--sheet); border: 1px solid var(--edge); border-radius: .25rem; font: inherit; }
button { flex: none; width: auto; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
section { margin-top: 1.25rem; }
pre { margin: .5rem 0 0; padding: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sheet); border: 1px solid var(--edge); border-radius: .25rem; font-size: .875rem; }
ol { margin: .5rem 0 0; overflow-wrap: anywhere; padding-inline-start: 1.5rem; font-size: .875rem; }
#place { margin: 0 auto; max-width: 100%; }
`;
