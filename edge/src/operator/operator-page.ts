import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '@emberclutch/contract/site/site.ts';
import { demonstrationNotice } from '@emberclutch/server/html/demonstration-notice.ts';
import { fontFaces } from '@emberclutch/server/html/font-faces.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { html, renderHtmlDocument } from '@emberclutch/server/html/html.ts';
import { buildPagePolicy } from '@emberclutch/server/html/page-policy.ts';

/** Path of the page with the variant of one browser. The targets of its forms are below this path. */
export const variantsPath = '/variants';

export type OperatorPageSite = Pick<SiteConfig, 'name' | 'isDemonstration'>;

interface OperatorPage {
  site: OperatorPageSite;
  title: string;
  /** The content of the page below its heading. */
  body: Html;
}

/** Renders a complete page for operators, with a notice if the site is a demonstration. */
export const renderOperatorPage = ({ site, title, body }: OperatorPage): string =>
  renderHtmlDocument({
    title,
    style: operatorStyle,
    body: html`${site.isDemonstration ? demonstrationNotice : null}
      <main>
        <p class="eyebrow"><a href="/">${site.name}</a></p>
        <h1>${title}</h1>
        ${body}
      </main>`,
  });

/** Sends a page. If it has forms, only this site may answer them. */
export const sendOperatorPage = (reply: FastifyReply, page: string) =>
  reply
    .headers({
      'content-security-policy': buildPagePolicy(operatorStyle, "'self'"),
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page);

/** The complete style of these pages, for the light and the dark theme. */
const operatorStyle = `
${fontFaces}
:root { color-scheme: light dark; --ground: #f6f0e2; --sheet: #fffaf0; --ink: #2b2418; --quiet: #6a5d47; --rule: #d9ccb0; --edge: #8a7b5c; --live: #2f5b1c; --fault: #9a1b1b; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #10192b; --sheet: #17233a; --ink: #ece6d6; --quiet: #a9b2c3; --rule: #33435f; --edge: #7485a6; --live: #a5d489; --fault: #ff9d92; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 2.5rem 1.25rem 4rem; background: var(--ground); color: var(--ink); font: 1rem/1.6 Inter, system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; }
.demonstration { max-width: 72rem; margin: 0 auto 1.5rem; padding: .5rem 1rem; background: var(--sheet); border: 1px solid var(--rule); border-radius: .5rem; font-size: .8125rem; }
time { white-space: nowrap; }
h1, h2 { margin: 0; font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.2; }
h1 { font-size: 2rem; }
h2 { font-size: 1.25rem; }
.eyebrow { margin: 0 0 .25rem; font-size: .75rem; font-weight: 600; letter-spacing: .12em; text-transform: uppercase; }
.eyebrow a { display: inline-block; padding: .5rem 0; text-decoration: none; }
.eyebrow a:hover { text-decoration: underline; }
p { margin: .5rem 0 .75rem; color: var(--quiet); }
a { color: inherit; }
p strong, .live { color: var(--live); }
.alert, strong.alert { color: var(--fault); }
section { margin-top: 1.25rem; padding: 1.25rem 1.5rem; background: var(--sheet); border: 1px solid var(--rule); border-radius: .5rem; }
.scroll { overflow-x: auto; }
:focus-visible { outline: 3px solid var(--live); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem 1rem .4rem 0; border-top: 1px solid var(--rule); text-align: start; vertical-align: top; white-space: nowrap; }
td.text { min-width: 12ch; white-space: normal; overflow-wrap: break-word; }
thead th { border: 0; color: var(--quiet); font-weight: 400; }
tbody th { font-family: ui-monospace, monospace; font-weight: 400; }
details { font-size: .875rem; }
summary { min-height: 1.75rem; cursor: pointer; }
ul { margin: .25rem 0 0; padding-inline-start: 1.25rem; }
code { font-size: .9375em; overflow-wrap: anywhere; }
.row { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; }
.row form:first-child { display: flex; flex: 1 1 20rem; flex-wrap: wrap; align-items: end; gap: .75rem; }
label { flex: 1 1 14rem; font-size: .875rem; color: var(--quiet); }
input { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; color: var(--ink); background: var(--ground); border: 1px solid var(--edge); border-radius: .25rem; font: inherit; }
input[aria-invalid=true] { border: 2px solid var(--fault); }
button { min-height: 2.75rem; padding: .5rem 1rem; color: var(--ink); background: transparent; border: 1px solid var(--edge); border-radius: .25rem; font: inherit; font-weight: 600; cursor: pointer; }
`;

/** Path of the page with releases, switches and reports; `/status` is an alias. */
export const releasesPath = '/releases';

/** Whether a page of this site has sent the form. A page of another site can send the form, but not this header. */
export const isFromOwnPage = ({ headers }: FastifyRequest) => headers['sec-fetch-site'] === 'same-origin';
