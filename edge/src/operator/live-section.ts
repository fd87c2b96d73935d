import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { operatorTable } from './operator-table.ts';
import type { SiteStatus } from './read-site-status.ts';
import { releaseTime } from './release-time.ts';
import { rollbackForm } from './rollback-form.ts';

/** The live version of each app, since when and by whom, with a button that rolls it back. */
export const liveSection = (status: SiteStatus): Html =>
  html`<section aria-labelledby="live">
    <h2 id="live">Live</h2>
    ${operatorTable({
      label: 'Live versions',
      columns: ['App', 'Version', 'Since', 'By', 'Commit', 'Shared modules', 'Go back'],
      rows: [...status.live.map((release) => liveRow(release, status)), ...status.retired.map(retiredRow)],
    })}
    ${
      status.hasPreviousSwitch
        ? html`<p>
              The last switch of live versions is undone whole: each app that it changed has its earlier
              version again. Canaries and previews stay.
            </p>
            ${rollbackForm({ label: 'Undo the last switch' })}`
        : null
    }
  </section>`;

function liveRow(
  { app, version, shared }: SiteStatus['live'][number],
  { since, previous }: SiteStatus,
): Html {
  const entry = since.get(app);
  const earlier = previous.get(app);
  return html`<tr>
    <th scope="row">${app}</th>
    <td><strong class="live">${version}</strong></td>
    <td>${entry ? releaseTime(entry.at) : 'long ago'}</td>
    <td>${entry?.by ?? 'unknown'}</td>
    <td class="text">${entry?.commit ?? 'unknown'}</td>
    <td>${Object.keys(shared).length === 0 ? 'none' : sharedModules(shared)}</td>
    <td>
      ${earlier === undefined ? 'nothing earlier' : rollbackForm({ label: 'Roll back', to: { app, version: earlier } })}
    </td>
  </tr>`;
}

const sharedModules = (shared: Record<string, string>): Html =>
  html`<details>
    <summary>${Object.keys(shared).length}</summary>
    <ul>
      ${Object.entries(shared).map(([module, range]) => html`<li><code>${module}</code> ${range}</li>`)}
    </ul>
  </details>`;

const retiredRow = (app: string): Html =>
  html`<tr>
    <th scope="row">${app}</th>
    <td colspan="6"><em>retired</em></td>
  </tr>`;
