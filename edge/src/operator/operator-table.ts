import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';

interface Table {
  /** Read out by screen readers, because the table scrolls by itself. */
  label: string;
  columns: readonly string[];
  rows: readonly Html[];
}

/** A table that scrolls in its own box where the window is narrow. */
export const operatorTable = ({ label, columns, rows }: Table): Html =>
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
