import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { policyOf } from '@emberclutch/server/html/policy-of.ts';
import type { ListedDeployment } from '../releases/list-releases.ts';
import { operatorPage, operatorStyle, overridesPath } from './operator-page.ts';

/**
 * A page that shows which version of each app is live since when, and what was live before.
 * @param releases of all apps, newest first
 */
export function releasesPage(releases: readonly ListedDeployment[]): string {
  const apps = [...Map.groupBy(releases, ({ app }) => app)].toSorted(([a], [b]) => a.localeCompare(b));
  return operatorPage(
    'Releases',
    html`<p>What is live on this site, and what was before. Shown to operators only; times are UTC.</p>
      <p><a href="${overridesPath}">Load a remote from elsewhere in this browser</a></p>
      ${apps.map(([app, deployments]) => appSection(app, deployments))}`,
  );
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

/** Content security policy of the page: its own style and nothing else. */
export const releasesPolicy = policyOf(operatorStyle, "'none'");
