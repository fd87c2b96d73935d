import type { AppChange, ListedSwitch, SiteState } from '@emberclutch/contract/site/publishing.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { policyOf } from '@emberclutch/server/html/policy-of.ts';
import { operatorPage, operatorStyle, overridesPath } from './operator-page.ts';

export const releasesPath = '/releases';

/** A page that shows which version of each app is live, and which switches led there. */
export const releasesPage = ({ live, retired, switches, before }: SiteState): string =>
  operatorPage(
    'Releases',
    html`<p>What is live on this site, and what was before. Shown to operators only; times are UTC.</p>
      <p><a href="${overridesPath}">Load a remote from elsewhere in this browser</a></p>
      <section aria-labelledby="live">
        <h2 id="live">Live</h2>
        <div class="scroll" role="region" tabindex="0" aria-label="Live versions">
          <table>
            <thead>
              <tr>
                ${['App', 'Version', 'Shared modules'].map((name) => html`<th scope="col">${name}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${live.map(liveRow)} ${retired.map(retiredRow)}
            </tbody>
          </table>
        </div>
      </section>
      <section aria-labelledby="history">
        <h2 id="history">Switches</h2>
        <p>What went live together. Each can be restored by its number.</p>
        <div class="scroll" role="region" tabindex="0" aria-label="Switches">
          <table>
            <thead>
              <tr>
                ${['No.', 'What', 'From', 'Until', 'By', 'Commit'].map(
                  (name) => html`<th scope="col">${name}</th>`,
                )}
              </tr>
            </thead>
            <tbody>
              ${switches.map(switchRow)}
            </tbody>
          </table>
        </div>
        ${
          before === null
            ? null
            : html`<p><a href="${releasesPath}?before=${before}">Earlier switches</a></p>`
        }
      </section>`,
  );

const liveRow = ({ app, version, shared }: SiteState['live'][number]): Html =>
  html`<tr>
    <th scope="row">${app}</th>
    <td><strong class="live">${version}</strong></td>
    <td>
      ${
        Object.keys(shared).length === 0
          ? 'none'
          : html`<details>
              <summary>${Object.keys(shared).length}</summary>
              <ul>
                ${Object.entries(shared).map(([module, range]) => html`<li><code>${module}</code> ${range}</li>`)}
              </ul>
            </details>`
      }
    </td>
  </tr>`;

const retiredRow = (app: string): Html =>
  html`<tr>
    <th scope="row">${app}</th>
    <td><em>retired</em></td>
    <td></td>
  </tr>`;

const switchRow = (entry: ListedSwitch): Html =>
  html`<tr>
    <th scope="row">${entry.number}</th>
    <td>
      ${actionOf(entry)}
      <ul>
        ${entry.changes.map(changeRow)} ${entry.changedSettings.map((name) => html`<li>${name}</li>`)}
      </ul>
    </td>
    <td>${time(entry.at)}</td>
    <td>${entry.until === null ? html`<strong class="live">live</strong>` : time(entry.until)}</td>
    <td>${entry.by ?? 'unknown'}</td>
    <td>${entry.commit ?? 'unknown'}</td>
  </tr>`;

const actionOf = ({ action, number, position }: ListedSwitch): string =>
  action === 'rollback' && position !== number ? `rollback to ${position}` : action;

const changeRow = ({ app, from, to }: AppChange): Html =>
  html`<li>${app} ${from ?? 'new'} to ${to ?? html`<em>retired</em>`}</li>`;

/** To the second. @param seconds since the epoch */
function time(seconds: number): Html {
  const instant = new Date(seconds * 1_000).toISOString();
  return html`<time datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')}</time>`;
}

/** Content security policy of the page: its own style and nothing else. */
export const releasesPolicy = policyOf(operatorStyle, "'none'");
