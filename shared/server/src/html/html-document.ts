import type { Html } from './html.ts';
import { html } from './html.ts';

interface HtmlDocument {
  title: string;
  /** The whole style. The policy of the page allows this exact text by its hash: see `policyOf`. */
  style: string;
  /** Content of the body. */
  body: Html;
  /** Whether search engines may list the page. */
  isListed?: boolean;
}

/** A complete page that loads no other resource, in light and dark. */
export const htmlDocument = ({ title, style, body, isListed = false }: HtmlDocument): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${isListed ? null : html`<meta name="robots" content="noindex" />`}
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${{ html: `<style>${style}</style>` }}
      </head>
      <body>
        ${body}
      </body>
    </html>`.html;
