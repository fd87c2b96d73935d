import type { Html } from '@emberclutch/server/html/html.ts';
import { htmlDocument } from '@emberclutch/server/html/html-document.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { pageStyle } from './page-style.ts';

/** The part of the product that a page belongs to. */
type Section = 'Sandbox' | 'Payment';

/** A complete page. */
export const page = (title: string, body: Html, section: Section): string =>
  htmlDocument({
    title: `${title} · Emberclutch ${section.toLowerCase()}`,
    style: pageStyle,
    body: html`<main>
      <p class="plate-number">Emberclutch · ${section}</p>
      ${body}
    </main>`,
  });

/** A page without a form: a message and a link. */
export const noticePage = (
  title: string,
  message: string,
  next: { href: string; label: string },
  section: Section,
) =>
  page(
    title,
    html`<h1>${title}</h1>
      <p>${message}</p>
      <a class="button" href="${next.href}">${next.label}</a>`,
    section,
  );
