import { failureKinds } from '@emberclutch/contract/site/evidence.ts';
import type {
  AppChange,
  CandidateChange,
  ListedSwitch,
  Candidate,
  AppVersion,
} from '@emberclutch/contract/site/publishing.ts';
import { html } from '@emberclutch/server/html/html.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { releaseUrl } from '../releases/site-folder.ts';
import { readSiteSettings } from '../releases/site-settings.ts';
import { renderOperatorPage, variantsPath, releasesPath } from './operator-page.ts';
import type { SiteStatus, ListedReport } from './read-site-status.ts';

/** Renders the page. @param refusal the reason why the edge has refused an operation; undefined without one */
export const renderReleasesPage = (status: SiteStatus, refusal: string | undefined): string =>
  renderOperatorPage({
    site: readSiteSettings(status.settings).config,
    title: 'Releases',
    body: html`<p>What is live on this site, and what was before. Shown to operators only; times are UTC.</p>
      <p><a href="${variantsPath}">Load a remote from elsewhere in this browser</a></p>
      ${refusal === undefined ? null : html`<p class="alert" role="alert">${refusal}</p>`}
      ${renderLive(status)} ${renderCandidates(status)} ${renderReports(status.reports)}
      ${renderSwitches(status)}`,
  });

const renderSwitches = ({ switches, before }: SiteStatus): Html =>
  html`<section aria-labelledby="history">
    <h2 id="history">Switches</h2>
    <p>What went live together. Each can be restored by its number.</p>
    ${renderTable('Switches', ['No.', 'What', 'From', 'Until', 'By', 'Commit'], switches.map(renderSwitch))}
    ${before === null ? null : html`<p><a href="${releasesPath}?before=${before}">Earlier switches</a></p>`}
  </section>`;

const renderSwitch = (entry: ListedSwitch): Html =>
  html`<tr>
    <th scope="row">${entry.number}</th>
    <td>
      ${describeAction(entry)}
      <ul>
        ${entry.changes.map(renderChange)} ${entry.candidates.map(renderCandidateChange)}
        ${entry.changedSettings.map((name) => html`<li>${name}</li>`)}
      </ul>
    </td>
    <td>${renderTime(entry.at)}</td>
    <td>${entry.until === null ? html`<strong class="live">live</strong>` : renderTime(entry.until)}</td>
    <td>${entry.by ?? 'unknown'}</td>
    <td class="text">
      ${entry.commit ?? (entry.action === 'rollback' ? 'of the restored release' : 'unknown')}
    </td>
  </tr>`;

const describeAction = ({ action, number, position }: ListedSwitch): string =>
  action === 'rollback' && position !== number ? `rollback to ${position}` : action;

const renderChange = ({ app, from, to }: AppChange): Html =>
  html`<li>${app} ${from ?? 'new'} to ${to ?? html`<em>retired</em>`}</li>`;

const renderCandidateChange = ({ change, share, apps, reason }: CandidateChange): Html =>
  html`<li>
    ${share === null ? 'preview' : `canary of ${share} %`} ${change}: ${formatVersions(apps)}
    ${reason === undefined ? null : html`<br />${reason}`}
  </li>`;

/** Renders the candidates that some visitors get instead of the live versions. */
const renderCandidates = ({ candidates }: SiteStatus): Html | null =>
  candidates.length === 0
    ? null
    : html`<section aria-labelledby="candidates">
        <h2 id="candidates">Canaries and previews</h2>
        <p>What some visitors get instead of the live site: a share of them, or everyone who opens a link.</p>
        ${renderTable(
          'Canaries and previews',
          ['What', 'Versions', 'Since', 'By', 'Commit', 'Link', 'Make live', 'End'],
          candidates.map(renderCandidate),
        )}
      </section>`;

/** Formats versions such as `remote-hatchery 1.8.5-0a1b2c3d4e, host 1.8.5-5f6a7b8c9d`. */
const formatVersions = (apps: Candidate['apps']): string =>
  Object.entries(apps)
    .map(([app, version]) => `${app} ${version}`)
    .join(', ');

const renderCandidate = ({ id, share, apps, at, by, commit }: Candidate): Html =>
  html`<tr>
    <th scope="row">${share === null ? 'preview' : `canary, ${share} %`}</th>
    <td class="text">${formatVersions(apps)}</td>
    <td>${renderTime(at)}</td>
    <td>${by ?? 'unknown'}</td>
    <td class="text">${commit ?? 'unknown'}</td>
    <td><a href="/?preview=${id}" aria-label="Open ${formatVersions(apps)}">Open</a></td>
    <td>${renderCandidateForm('promote', 'Promote', id, apps)}</td>
    <td>${renderCandidateForm('drop', 'Drop', id, apps)}</td>
  </tr>`;

const renderCandidateForm = (
  action: 'promote' | 'drop',
  label: string,
  id: string,
  apps: Candidate['apps'],
): Html =>
  html`<form method="post" action="${releasesPath}/${action}">
    <input type="hidden" name="candidate" value="${id}" />
    <button aria-label="${label} ${formatVersions(apps)}">${label}</button>
  </form>`;

/** Renders the failures of each version that pages run, and their positions in scripts. */
const renderReports = (reports: readonly ListedReport[]): Html =>
  html`<section aria-labelledby="reports">
    <h2 id="reports">Reports of pages</h2>
    <p>
      What pages have reported to this edge within the last hour. A page that was opened before a switch runs
      an earlier version.
    </p>
    ${
      reports.length === 0
        ? html`<p>No page has reported anything yet.</p>`
        : renderTable(
            'Reports by version',
            ['App', 'Version', 'Loads', 'Failures', 'Per load', ...failureKinds, 'Positions'],
            reports.map(renderReportRow),
          )
    }
  </section>`;

function renderReportRow(report: ListedReport): Html {
  const { app, version, isLive, loads, failures, recent } = report;
  const count = failureKinds.reduce((sum, kind) => sum + failures[kind], 0);
  return html`<tr>
    <th scope="row">${app}</th>
    <td>${isLive ? html`<strong class="live">${version}</strong>` : version}</td>
    <td>${loads}</td>
    <td>${count === 0 ? 0 : html`<strong class="alert">${count}</strong>`}</td>
    <td>${loads === 0 ? '' : `${((100 * count) / loads).toFixed(1)} %`}</td>
    ${failureKinds.map((kind) => html`<td>${failures[kind]}</td>`)}
    <td>${recent.length === 0 ? null : renderPositions(report)}</td>
  </tr>`;
}

/** Renders positions in the form that `releases trace` reads. */
const renderPositions = ({ app, version, recent }: ListedReport): Html =>
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

/** Renders the live version of each app, who released it and when, and a button that rolls it back. */
const renderLive = (status: SiteStatus): Html =>
  html`<section aria-labelledby="live">
    <h2 id="live">Live</h2>
    ${renderTable(
      'Live versions',
      ['App', 'Version', 'Since', 'By', 'Commit', 'Go back'],
      [...status.live.map((release) => renderLiveRow(release, status)), ...status.retired.map(renderRetired)],
    )}
    ${
      status.hasPreviousSwitch
        ? html`<p>
              Undoes the last switch of live versions completely: each app that it changed returns to its
              earlier version. Canaries and previews stay.
            </p>
            ${renderRollbackForm('Undo the last switch')}`
        : null
    }
  </section>`;

function renderLiveRow({ app, version }: AppVersion, { since, previous }: SiteStatus): Html {
  const entry = since.get(app);
  const previousVersion = previous.get(app);
  return html`<tr>
    <th scope="row">${app}</th>
    <td><strong class="live">${version}</strong></td>
    <td>${entry ? renderTime(entry.at) : 'long ago'}</td>
    <td>${entry?.by ?? 'unknown'}</td>
    <td class="text">${entry?.commit ?? 'unknown'}</td>
    <td>
      ${previousVersion === undefined ? 'nothing earlier' : renderRollbackForm('Roll back', { app, version: previousVersion })}
    </td>
  </tr>`;
}

const renderRetired = (app: string): Html =>
  html`<tr>
    <th scope="row">${app}</th>
    <td colspan="5"><em>retired</em></td>
  </tr>`;

/** Renders a form with one button that restores a version of an app; by default, it undoes the last switch completely. */
const renderRollbackForm = (label: string, to?: AppVersion): Html =>
  html`<form method="post" action="${releasesPath}/undo">
    ${to ? html`<input type="hidden" name="app" value="${to.app}" />` : null}
    <button ${to ? html`title="to ${to.version}" aria-label="${label} ${to.app} to ${to.version}"` : null}>
      ${label}
    </button>
  </form>`;

/** Renders a time in UTC, such as `2026-11-18 09:30:00`. @param seconds seconds since the epoch */
function renderTime(seconds: number): Html {
  const instant = new Date(seconds * 1_000).toISOString();
  return html`<time datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')}</time>`;
}

/** Renders a table that scrolls in its own box if the window is narrow. @param label for screen readers, because it scrolls separately */
const renderTable = (label: string, columns: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="scroll" role="region" tabindex="0" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${columns.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
