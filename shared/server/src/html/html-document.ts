import type { Html } from './html.ts';
import { html } from './html.ts';

interface HtmlDocument {
  title: string;
  /** The whole style. The policy of the page allows this exact text by its hash: see `buildPagePolicy`. */
  style: string;
  body: Html;
  /** Class of the document, for styles that depend on the season. */
  className?: string;
  /** The whole script, which runs once the body is parsed: see `buildPagePolicy`. */
  script?: string;
}

/** A complete page that loads no other resource, in light and dark. Search engines may not list it. */
export const htmlDocument = ({ title, style, body, className, script }: HtmlDocument): string =>
  html`<!doctype html>
    <html lang="en" ${className === undefined ? null : html` class="${className}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${{ html: `<style>${style}</style>` }}
      </head>
      <body>
        ${body} ${script === undefined ? null : { html: `<script>${script}</script>` }}
      </body>
    </html>`.html;
