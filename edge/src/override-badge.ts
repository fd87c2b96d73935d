import type { Html } from '@emberclutch/provider/html';
import { html } from '@emberclutch/provider/html';
import { layers, theme } from '@emberclutch/shared/theme/theme';
import type { Overrides } from '@emberclutch/shared/contract/override';
import { overridesPath } from './overrides-path.ts';
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

const { color, space, font, size, radius, shadow } = theme;

/** The style of the badge. The content security policy of the page allows it by its hash. */
export const badgeStyle = `
.overrides { position: fixed; inset: auto auto ${space.s} ${space.s}; z-index: ${layers.menu}; max-width: min(26rem, calc(100vw - 24px)); padding: ${space.xs} ${space.s}; color: ${color.ink}; background: ${color.raised}; border: 1px solid ${color.edge}; border-left: 4px solid ${color.danger}; border-radius: ${radius.s}; box-shadow: ${shadow.panel}; font: ${size.xs}/1.45 ${font.text}; overflow-wrap: anywhere; }
.overrides summary { min-height: 1.75rem; font-weight: 600; cursor: pointer; }
.overrides ul { margin: 0; padding: 0; list-style: none; }
.overrides li { display: flex; align-items: center; justify-content: space-between; gap: ${space.s}; padding: ${space.xxs} 0; border-top: 1px solid ${color.rule}; }
.overrides code { display: block; color: ${color.inkSoft}; font: inherit; }
.overrides p { margin: ${space.xxs} 0 0; }
.overrides a { color: ${color.accent}; }
.overrides button { min-height: 2rem; padding: ${space.xxs} ${space.s}; color: ${color.ink}; background: ${color.sunk}; border: 1px solid ${color.edge}; border-radius: ${radius.s}; font: inherit; font-weight: 600; cursor: pointer; }
.overrides :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;
