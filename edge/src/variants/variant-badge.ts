import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import type { Overrides } from '@emberclutch/contract/site/variant.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { variantsPath } from '../operator/operator-page.ts';

interface Badge {
  candidate: Candidate | null;
  overrides: Overrides;
}

/**
 * Names the candidate and the overrides that this browser gets, with a button that returns to the live site. Its markup and style
 * are outside the host's root, so that it needs no script and remains visible when the host or a remote fails.
 */
export function renderVariantBadge({ candidate, overrides }: Badge): string {
  const overrideEntries = Object.entries(overrides);
  const title = [
    ...(candidate ? [candidate.share === null ? 'This is a preview' : 'This is a canary'] : []),
    ...(overrideEntries.length === 1 ? ['1 remote is overridden'] : []),
    ...(overrideEntries.length > 1 ? [`${overrideEntries.length} remotes are overridden`] : []),
  ].join(', ');
  return html`${{ html: `<style>${badgeStyle}</style>` }}
    <aside class="not-live" aria-label="Not live">
      <details open>
        <summary>${title}</summary>
        <ul>
          ${Object.entries(candidate?.apps ?? {}).map(renderRow)} ${overrideEntries.map(renderRow)}
        </ul>
        ${overrideEntries.length > 0 ? html`<p><a href="${variantsPath}">All overrides</a></p>` : null}
        ${liveForm}
      </details>
    </aside>`.html;
}

/** A form with one button, which ends the variant of this browser. */
export const liveForm: Html = html`<form method="post" action="${variantsPath}/live">
  <button>Back to the live site</button>
</form>`;

/** @param source a version, or the address that a remote is loaded from */
const renderRow = ([app, source]: [app: string, source: string]): Html =>
  html`<li><strong>${app}</strong> <code>${source}</code></li>`;

/** The style of the badge, in the colours of the page. The content security policy of the page allows it by its hash. */
export const badgeStyle = `
.not-live { position: fixed; inset: auto auto 12px 12px; z-index: 200; max-width: min(26rem, calc(100vw - 24px)); padding: 8px 12px; color: var(--guide-ink); background: var(--guide-raised); border: 1px solid var(--guide-edge); border-left: 4px solid var(--guide-danger); border-radius: 2px; box-shadow: 6px 10px 24px -16px rgb(0 0 0 / 0.35); font: 0.8125rem/1.45 'Inter', system-ui, sans-serif; overflow-wrap: anywhere; }
.not-live summary { min-height: 1.75rem; font-weight: 600; cursor: pointer; }
.not-live ul { margin: 0; padding: 0; list-style: none; }
.not-live li { padding: 4px 0; border-top: 1px solid var(--guide-rule); }
.not-live code { display: block; color: var(--guide-inkSoft); font: inherit; }
.not-live p, .not-live form { margin: 4px 0; }
.not-live a { color: var(--guide-accent); }
.not-live button { min-height: 2rem; padding: 4px 12px; color: var(--guide-ink); background: var(--guide-sunk); border: 1px solid var(--guide-edge); border-radius: 2px; font: inherit; font-weight: 600; cursor: pointer; }
.not-live :focus-visible { outline: 2px solid var(--guide-focus); outline-offset: 2px; }
`;
