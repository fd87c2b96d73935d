import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { releasesPath } from './releases-path.ts';

interface Rollback {
  label: string;
  /** The app that gets its earlier version, and that version; the whole last switch is undone unless given. */
  to?: AppVersion;
}

/** One button that restores an earlier state. */
export const rollbackForm = ({ label, to }: Rollback): Html =>
  html`<form method="post" action="${releasesPath}/undo">
    ${to ? html`<input type="hidden" name="app" value="${to.app}" />` : null}
    <button ${to ? html`title="to ${to.version}" aria-label="${label} ${to.app} to ${to.version}"` : null}>
      ${label}
    </button>
  </form>`;
