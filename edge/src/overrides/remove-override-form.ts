import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { overridesPath } from '../operator/operator-page.ts';

/** One button that removes the override of a remote. */
export const removeOverrideForm = (remote: string): Html =>
  html`<form method="post" action="${overridesPath}">
    <input type="hidden" name="remote" value="${remote}" />
    <button aria-label="Remove the override of ${remote}">Remove</button>
  </form>`;
