import { releaseUrl } from '../releases/site-folder.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { failureKinds } from '@emberclutch/contract/site/evidence.ts';
import { operatorTable } from './operator-table.ts';
import type { LiveEvidence } from './read-site-status.ts';

/** Failures of each version that pages run, and where they happened. */
export const evidenceSection = (evidence: readonly LiveEvidence[]): Html =>
  html`<section aria-labelledby="reports">
    <h2 id="reports">Reports of pages</h2>
    <p>
      What pages have reported to this edge within the last hour. A page that was opened before a switch runs
      an earlier version.
    </p>
    ${
      evidence.length === 0
        ? html`<p>No page has reported anything yet.</p>`
        : operatorTable({
            label: 'Reports by version',
            columns: ['App', 'Version', 'Loads', 'Failures', 'Per load', ...failureKinds, 'Positions'],
            rows: evidence.map(evidenceRow),
          })
    }
  </section>`;

function evidenceRow({ app, version, isLive, loads, failures, recent }: LiveEvidence): Html {
  const count = failureKinds.reduce((sum, kind) => sum + failures[kind], 0);
  return html`<tr>
    <th scope="row">${app}</th>
    <td>${isLive ? html`<strong class="live">${version}</strong>` : version}</td>
    <td>${loads}</td>
    <td>${count === 0 ? 0 : html`<strong class="alert">${count}</strong>`}</td>
    <td>${loads === 0 ? '' : `${((100 * count) / loads).toFixed(1)} %`}</td>
    ${failureKinds.map((kind) => html`<td>${failures[kind]}</td>`)}
    <td>${recent.length === 0 ? null : positionsOf({ app, version, recent })}</td>
  </tr>`;
}

/** In the form that `releases trace` takes. */
const positionsOf = ({ app, version, recent }: Pick<LiveEvidence, 'app' | 'version' | 'recent'>): Html =>
  html`<details>
    <summary>${recent.length}</summary>
    <ul>
      ${recent.map(
        ({ kind, name, page, at }) =>
          html`<li>
            ${kind} ${name} on ${page}
            ${at.map((position) => html`<br /><code>/${releaseUrl(app)}/${version}/${position}</code>`)}
          </li>`,
      )}
    </ul>
  </details>`;
