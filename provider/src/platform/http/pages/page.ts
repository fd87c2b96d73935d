import type { Html } from './html.ts';
import { html } from './html.ts';
import { pageStyle } from './page-style.ts';

type Place = 'Sandbox' | 'Payment';

/** Built outside of the template: the policy allows this exact text by its hash, so that a formatter must not indent it. */
const style: Html = { html: `<style>${pageStyle}</style>` };

/** A complete page. @param place the part of the product that it belongs to */
export const page = (title: string, body: Html, place: Place): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Emberclutch ${place.toLowerCase()}</title>
        <link rel="icon" href="data:," />
        ${style}
      </head>
      <body>
        <main>
          <p class="plate-number">Emberclutch · ${place}</p>
          ${body}
        </main>
      </body>
    </html> `.html;

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
