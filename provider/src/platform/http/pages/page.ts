import type { Html } from '@emberclutch/server/html/html.ts';
import { htmlDocument } from '@emberclutch/server/html/html-document.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { pageStyle } from './page-style.ts';

type Place = 'Sandbox' | 'Payment';

/** A complete page. @param place the part of the product that it belongs to */
export const page = (title: string, body: Html, place: Place): string =>
  htmlDocument({
    title: `${title} · Emberclutch ${place.toLowerCase()}`,
    style: pageStyle,
    body: html`<main>
      <p class="plate-number">Emberclutch · ${place}</p>
      ${body}
    </main>`,
  });

/** A page without a form: a message and a link. */
export const noticePage = (
  title: string,
  words: string,
  next: { href: string; label: string },
  place: Place,
) =>
  page(
    title,
    html`<h1>${title}</h1>
      <p>${words}</p>
      <a class="button" href="${next.href}">${next.label}</a>`,
    place,
  );
