import type { Html } from '@emberclutch/provider/html';
import { html } from '@emberclutch/provider/html';
import { policyOf } from '@emberclutch/provider/policy-of';
import type { ListedDeployment } from './list-releases.ts';

/**
 * A page that shows which version of each app is live since when, and what was live before.
 * @param releases of all apps, newest first
 */
export function releasesPage(releases: readonly ListedDeployment[]): string {
  const apps = [...Map.groupBy(releases, ({ app }) => app)].toSorted(([a], [b]) => a.localeCompare(b));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Releases</title>
        <link rel="icon" href="data:," />
        ${{ html: `<style>${style}</style>` }}
      </head>
      <body>
        <main>
          <h1>Releases</h1>
          <p>What is live on this site, and what was before. Shown on this machine only; times are UTC.</p>
          ${apps.map(([app, deployments]) => appSection(app, deployments))}
        </main>
      </body>
    </html>`.html;
}

function appSection(app: string, deployments: readonly ListedDeployment[]): Html {
  const live = deployments.find(({ until }) => until === null);
  return html`<section aria-labelledby="${app}">
    <h2 id="${app}">${app}</h2>
    <p>
      ${live ? html`<strong>${live.version}</strong>, live since ${time(live.since)}` : html`<em>retired</em>`}
    </p>
    <div class="scroll" role="region" tabindex="0" aria-label="Versions of ${app}">
      <table>
        <thead>
          <tr>
            ${['Version', 'From', 'Until', 'By', 'Commit'].map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${deployments.map(deploymentRow)}
        </tbody>
      </table>
    </div>
    ${live?.shared ? sharedModules(live.shared) : null}
  </section>`;
}

const deploymentRow = ({ version, since, until, isRolledBack, by, commit }: ListedDeployment): Html =>
  html`<tr>
    <th scope="row">${version}</th>
    <td>${time(since)}</td>
    <td>
      ${until === null ? html`<strong class="live">live</strong>` : time(until)}
      ${isRolledBack ? 'rolled back' : ''}
    </td>
    <td>${by ?? 'unknown'}</td>
    <td>${commit ?? 'unknown'}</td>
  </tr>`;

const sharedModules = (shared: Record<string, string>): Html =>
  html`<details>
    <summary>Shared modules of the live version</summary>
    <ul>
      ${Object.entries(shared).map(([module, range]) => html`<li><code>${module}</code> ${range}</li>`)}
    </ul>
  </details>`;

/** To the second. @param seconds since the epoch */
function time(seconds: number): Html {
  const instant = new Date(seconds * 1_000).toISOString();
  return html`<time datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')}</time>`;
}

const style = `
:root { color-scheme: light dark; --ground: #f6f0e2; --sheet: #fffaf0; --ink: #2b2418; --quiet: #6a5d47; --rule: #d9ccb0; --live: #2f5b1c; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #10192b; --sheet: #17233a; --ink: #ece6d6; --quiet: #a9b2c3; --rule: #33435f; --live: #a5d489; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 2.5rem 1.25rem 4rem; background: var(--ground); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 64rem; margin: 0 auto; }
time { white-space: nowrap; }
h1, h2 { margin: 0; font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.2; }
h1 { font-size: 2rem; }
h2 { font-size: 1.25rem; }
p { margin: .5rem 0 .75rem; color: var(--quiet); }
p strong, .live { color: var(--live); }
section { margin-top: 1.25rem; padding: 1.25rem 1.5rem; background: var(--sheet); border: 1px solid var(--rule); border-radius: .5rem; }
.scroll { overflow-x: auto; }
.scroll:focus-visible, summary:focus-visible { outline: 3px solid var(--live); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem 1rem .4rem 0; border-top: 1px solid var(--rule); text-align: start; white-space: nowrap; }
thead th { border: 0; color: var(--quiet); font-weight: 400; }
tbody th { font-family: ui-monospace, monospace; font-weight: 400; }
details { margin-top: .75rem; font-size: .875rem; }
summary { min-height: 1.75rem; cursor: pointer; }
ul { margin: .25rem 0 0; padding-inline-start: 1.25rem; }
`;

/** Content security policy of the page: its own style and nothing else. */
export const releasesPolicy = policyOf(style, "'none'");
