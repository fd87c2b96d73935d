import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { operatorPage } from '../operator/operator-page.ts';
import type { OperatorPageSite } from '../operator/operator-page.ts';
import { chosenHours } from './choose-composition.ts';
import { choosePath } from './choose-path.ts';

interface PreviewPage {
  site: OperatorPageSite;
  /** Null if it has ended or never existed. */
  candidate: Candidate | null;
  /** Path of the page that the link leads to. */
  path: string;
}

/** The page behind a link to a candidate. It asks for confirmation: a browser loads scripts that are not live only after a click. */
export const previewPage = ({ site, candidate, path }: PreviewPage): string =>
  operatorPage({
    site,
    title: 'Preview',
    body: candidate
      ? html`<p>
            This link shows ${candidate.share === null ? 'versions that have never been live' : 'a canary'}.
            They act with your account like the live site. Go on only if somebody whom you trust has sent it.
          </p>
          <ul>
            ${Object.entries(candidate.apps).map(([app, version]) => html`<li>${app} <code>${version}</code></li>`)}
          </ul>
          <p>A badge on each page leads back. Without a press it ends after ${chosenHours} hours.</p>
          <form method="post" action="${choosePath}">
            <input type="hidden" name="candidate" value="${candidate.id}" />
            <input type="hidden" name="path" value="${path}" />
            <button>Show the preview</button>
          </form>
          <p><a href="${path}">Stay on the live site</a></p>`
      : html`<p>This preview has ended. <a href="${path}">Open the live site</a></p>`,
  });
