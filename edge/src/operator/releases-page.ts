import type { AppChange, CandidateChange, ListedSwitch } from '@emberclutch/contract/site/publishing.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { readSiteSettings } from '../releases/site-settings.ts';
import { candidatesSection, versionsOf } from './candidates-section.ts';
import { evidenceSection } from './evidence-section.ts';
import { liveSection } from './live-section.ts';
import { operatorPage, variantsPath } from './operator-page.ts';
import { operatorTable } from './operator-table.ts';
import type { SiteStatus } from './read-site-status.ts';
import { releaseTime } from './release-time.ts';
import { releasesPath } from './releases-path.ts';

/**
 * A page with the live version of each app, the reports of pages about it, and the history of switches.
 * @param refusal why a rollback was refused
 */
export const releasesPage = (status: SiteStatus, refusal: string | undefined): string =>
  operatorPage({
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
      ${actionOf(entry)}
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

const actionOf = ({ action, number, position }: ListedSwitch): string =>
  action === 'rollback' && position !== number ? `rollback to ${position}` : action;

const changeRow = ({ app, from, to }: AppChange): Html =>
  html`<li>${app} ${from ?? 'new'} to ${to ?? html`<em>retired</em>`}</li>`;

const candidateRow = ({ change, share, apps, reason }: CandidateChange): Html =>
  html`<li>
    ${share === null ? 'preview' : `canary of ${share} %`} ${change}: ${versionsOf(apps)}
    ${reason === undefined ? null : html`<br />${reason}`}
  </li>`;
