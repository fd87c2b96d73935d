import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { releasesPath } from './releases-path.ts';

interface Rollback {
  label: string;
  /** The app that gets its earlier version; the whole last switch is undone unless given. */
  app?: string;
}

/** One button that restores an earlier state. */
export const rollbackForm = ({ label, app }: Rollback): Html =>
  html`<form method="post" action="${releasesPath}/undo">
    ${app === undefined ? null : html`<input type="hidden" name="app" value="${app}" />`}
    <button ${app === undefined ? null : { html: `aria-label="${label} ${app}"` }}>${label}</button>
  </form>`;
