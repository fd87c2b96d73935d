import { escapeHtml } from '@emberclutch/contract/site/escape-html.ts';

/** Text that can be inserted into a page without escaping. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | readonly Html[] | null;

/** Builds HTML from a template. Values that were not built by `html` are escaped. */
export function html(template: TemplateStringsArray, ...parts: Part[]): Html {
  const text = template.map((literal, index) => literal + toHtml(parts[index] ?? null)).join('');
  return { html: text };
}

function toHtml(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map(toHtml).join('');
}
