import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';

/** Renders the part of CommonMark that our descriptions use: paragraphs, `code` and **strong** text. */
export const commonMark = (text: string): Html =>
  html`${text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`;

/** The same without a paragraph around it. */
export const inline = (text: string): Html =>
  html`${text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    return part.startsWith('**') ? html`<strong>${part.slice(2, -2)}</strong>` : html`${part}`;
  })}`;
