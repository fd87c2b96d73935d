import { escapeHtml } from '@emberclutch/contract/site/escape-html.ts';

/** Text that a page may contain without escaping. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | readonly Html[] | null;

/** Builds HTML from a template. Values that were not built by `html` are escaped. */
export function html(template: TemplateStringsArray, ...parts: Part[]): Html {
  const text = template.map((literal, index) => literal + toHtml(parts[index] ?? null)).join('');
  return { html: text };
}

interface HtmlDocument {
  title: string;
  /** The whole style. The policy of the page allows exactly this text by its hash: see `buildPagePolicy`. */
  style: string;
  body: Html;
  /** Class of the document, for styles that depend on the season. */
  className?: string;
  /** The whole script, which runs once the body is parsed: see `buildPagePolicy`. */
  script?: string;
}

/** Renders a complete page that loads no other resource, for a light and a dark scheme. Search engines may not list it. */
export const renderHtmlDocument = ({ title, style, body, className, script }: HtmlDocument): string =>
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

function toHtml(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map(toHtml).join('');
}
