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
import type { SiteStatus, LiveEvidence } from './read-site-status.ts';

/**
 * A page with the live version of each app, the reports of pages about it, and the history of switches.
 * @param refusal why a rollback was refused
 */
export const renderReleasesPage = (status: SiteStatus, refusal: string | undefined): string =>
  renderOperatorPage({
    site: readSiteSettings(status.settings).config,
    title: 'Releases',
    body: html`<p>What is live on this site, and what was before. Shown to operators only; times are UTC.</p>
      <p><a href="${variantsPath}">Load a remote from elsewhere in this browser</a></p>
      ${refusal === undefined ? null : html`<p class="alert" role="alert">${refusal}</p>`}
      ${liveSection(status)} ${candidatesSection(status)} ${evidenceSection(status.evidence)}
      ${switchesSection(status)}`,
  });

const switchesSection = ({ switches, before }: SiteStatus): Html =>
  html`<section aria-labelledby="history">
    <h2 id="history">Switches</h2>
    <p>What went live together. Each can be restored by its number.</p>
    ${operatorTable({
      label: 'Switches',
      columns: ['No.', 'What', 'From', 'Until', 'By', 'Commit'],
      rows: switches.map(switchRow),
    })}
    ${before === null ? null : html`<p><a href="${releasesPath}?before=${before}">Earlier switches</a></p>`}
  </section>`;

const switchRow = (entry: ListedSwitch): Html =>
  html`<tr>
    <th scope="row">${entry.number}</th>
    <td>
      ${describeAction(entry)}
      <ul>
        ${entry.changes.map(changeRow)} ${entry.candidates.map(candidateRow)}
        ${entry.changedSettings.map((name) => html`<li>${name}</li>`)}
      </ul>
    </td>
    <td>${releaseTime(entry.at)}</td>
    <td>${entry.until === null ? html`<strong class="live">live</strong>` : releaseTime(entry.until)}</td>
    <td>${entry.by ?? 'unknown'}</td>
    <td class="text">
      ${entry.commit ?? (entry.action === 'rollback' ? 'of the restored release' : 'unknown')}
    </td>
  </tr>`;

const describeAction = ({ action, number, position }: ListedSwitch): string =>
  action === 'rollback' && position !== number ? `rollback to ${position}` : action;

const changeRow = ({ app, from, to }: AppChange): Html =>
  html`<li>${app} ${from ?? 'new'} to ${to ?? html`<em>retired</em>`}</li>`;

const candidateRow = ({ change, share, apps, reason }: CandidateChange): Html =>
  html`<li>
    ${share === null ? 'preview' : `canary of ${share} %`} ${change}: ${listVersions(apps)}
    ${reason === undefined ? null : html`<br />${reason}`}
  </li>`;

/** The candidates that some visitors get instead of the live versions. */
const candidatesSection = ({ candidates }: SiteStatus): Html | null =>
  candidates.length === 0
    ? null
    : html`<section aria-labelledby="candidates">
        <h2 id="candidates">Canaries and previews</h2>
        <p>What some visitors get instead of the live site: a share of them, or everyone who opens a link.</p>
        ${operatorTable({
          label: 'Canaries and previews',
          columns: ['What', 'Versions', 'Since', 'By', 'Commit', 'Link', 'Make live', 'End'],
          rows: candidates.map(candidateTableRow),
        })}
      </section>`;

/** `remote-hatchery 1.8.5-0a1b2c3d4e, host 1.8.5-5f6a7b8c9d` */
const listVersions = (apps: Candidate['apps']): string =>
  Object.entries(apps)
    .map(([app, version]) => `${app} ${version}`)
    .join(', ');

const candidateTableRow = ({ id, share, apps, at, by, commit }: Candidate): Html =>
  html`<tr>
    <th scope="row">${share === null ? 'preview' : `canary, ${share} %`}</th>
    <td class="text">${listVersions(apps)}</td>
    <td>${releaseTime(at)}</td>
    <td>${by ?? 'unknown'}</td>
    <td class="text">${commit ?? 'unknown'}</td>
    <td><a href="/?preview=${id}" aria-label="Open ${listVersions(apps)}">Open</a></td>
    <td>${candidateForm('promote', 'Promote', id, apps)}</td>
    <td>${candidateForm('drop', 'Drop', id, apps)}</td>
  </tr>`;

const candidateForm = (
  action: 'promote' | 'drop',
  label: string,
  id: string,
  apps: Candidate['apps'],
): Html =>
  html`<form method="post" action="${releasesPath}/${action}">
    <input type="hidden" name="candidate" value="${id}" />
    <button aria-label="${label} ${listVersions(apps)}">${label}</button>
  </form>`;

/** Failures of each version that pages run, and their positions in scripts. */
const evidenceSection = (evidence: readonly LiveEvidence[]): Html =>
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
    <td>${recent.length === 0 ? null : renderPositions({ app, version, recent })}</td>
  </tr>`;
}

/** In the form that `releases trace` reads. */
const renderPositions = ({ app, version, recent }: Pick<LiveEvidence, 'app' | 'version' | 'recent'>): Html =>
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

/** The live version of each app, when and by whom it was released, with a button that rolls it back. */
const liveSection = (status: SiteStatus): Html =>
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

interface Rollback {
  label: string;
  /** The app to roll back, and the version to restore; by default, the whole last switch is undone. */
  to?: AppVersion;
}

/** One button that restores an earlier state. */
const rollbackForm = ({ label, to }: Rollback): Html =>
  html`<form method="post" action="${releasesPath}/undo">
    ${to ? html`<input type="hidden" name="app" value="${to.app}" />` : null}
    <button ${to ? html`title="to ${to.version}" aria-label="${label} ${to.app} to ${to.version}"` : null}>
      ${label}
    </button>
  </form>`;

/** `2026-11-18 09:30:00`, UTC. @param seconds since the epoch */
function releaseTime(seconds: number): Html {
  const instant = new Date(seconds * 1_000).toISOString();
  return html`<time datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')}</time>`;
}

interface Table {
  /** Read out by screen readers, because the table scrolls by itself. */
  label: string;
  columns: readonly string[];
  rows: readonly Html[];
}

/** A table that scrolls in its own box if the window is narrow. */
const operatorTable = ({ label, columns, rows }: Table): Html =>
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
