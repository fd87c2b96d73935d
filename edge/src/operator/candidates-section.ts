import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { operatorTable } from './operator-table.ts';
import type { SiteStatus } from './read-site-status.ts';
import { releaseTime } from './release-time.ts';
import { releasesPath } from './releases-path.ts';

/** The candidates that some visitors get instead of the live versions. */
export const candidatesSection = ({ candidates }: SiteStatus): Html | null =>
  candidates.length === 0
    ? null
    : html`<section aria-labelledby="candidates">
        <h2 id="candidates">Canaries and previews</h2>
        <p>What some visitors get instead of the live site: a share of them, or everyone who opens a link.</p>
        ${operatorTable({
          label: 'Canaries and previews',
          columns: ['What', 'Versions', 'Since', 'By', 'Commit', 'Link', 'Make live', 'End'],
          rows: candidates.map(candidateRow),
        })}
      </section>`;

/** `remote-hatchery 1.8.5-0a1b2c3d4e, host 1.8.5-5f6a7b8c9d` */
export const versionsOf = (apps: Candidate['apps']): string =>
  Object.entries(apps)
    .map(([app, version]) => `${app} ${version}`)
    .join(', ');

const candidateRow = ({ id, share, apps, at, by, commit }: Candidate): Html =>
  html`<tr>
    <th scope="row">${share === null ? 'preview' : `canary, ${share} %`}</th>
    <td class="text">${versionsOf(apps)}</td>
    <td>${releaseTime(at)}</td>
    <td>${by ?? 'unknown'}</td>
    <td class="text">${commit ?? 'unknown'}</td>
    <td><a href="/?preview=${id}" aria-label="Open ${versionsOf(apps)}">Open</a></td>
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
    <button aria-label="${label} ${versionsOf(apps)}">${label}</button>
  </form>`;
