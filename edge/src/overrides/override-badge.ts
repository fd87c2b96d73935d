import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import type { Overrides } from '@emberclutch/contract/site/override.ts';
import { overridesPath } from '../operator/operator-page.ts';
import { removeOverrideForm } from './remove-override-form.ts';

/**
 * Names the remotes that this browser loads from elsewhere, and removes an override by a press. Markup and style outside of
 * the host's root, so that it needs no script and stays when the host or a remote fails.
 */
export function overrideBadge(overridden: Overrides): string {
  const remotes = Object.entries(overridden);
  const title = remotes.length === 1 ? '1 remote is overridden' : `${remotes.length} remotes are overridden`;
  return html`${{ html: `<style>${badgeStyle}</style>` }}
    <aside class="overrides" aria-label="Overrides of this browser">
      <details open>
        <summary>${title}</summary>
        <ul>
          ${remotes.map(([remote, address]) => badgeRow(remote, address))}
        </ul>
        <p><a href="${overridesPath}">All overrides</a></p>
      </details>
    </aside>`.html;
}

const badgeRow = (remote: string, address: string): Html =>
  html`<li>
    <span><strong>${remote}</strong> <code>${address}</code></span>
    ${removeOverrideForm(remote)}
  </li>`;

/** The style of the badge, in the colours of the page. The content security policy of the page allows it by its hash. */
export const badgeStyle = `
.overrides { position: fixed; inset: auto auto 12px 12px; z-index: 200; max-width: min(26rem, calc(100vw - 24px)); padding: 8px 12px; color: var(--guide-ink); background: var(--guide-raised); border: 1px solid var(--guide-edge); border-left: 4px solid var(--guide-danger); border-radius: 2px; box-shadow: 6px 10px 24px -16px rgb(0 0 0 / 0.35); font: 0.8125rem/1.45 'Inter', system-ui, sans-serif; overflow-wrap: anywhere; }
.overrides summary { min-height: 1.75rem; font-weight: 600; cursor: pointer; }
.overrides ul { margin: 0; padding: 0; list-style: none; }
.overrides li { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 4px 0; border-top: 1px solid var(--guide-rule); }
.overrides code { display: block; color: var(--guide-inkSoft); font: inherit; }
.overrides p { margin: 4px 0 0; }
.overrides a { color: var(--guide-accent); }
.overrides button { min-height: 2rem; padding: 4px 12px; color: var(--guide-ink); background: var(--guide-sunk); border: 1px solid var(--guide-edge); border-radius: 2px; font: inherit; font-weight: 600; cursor: pointer; }
.overrides :focus-visible { outline: 2px solid var(--guide-focus); outline-offset: 2px; }
`;
