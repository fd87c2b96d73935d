import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';

/** `2026-11-18 09:30:00`, UTC. @param seconds since the epoch */
export function releaseTime(seconds: number): Html {
  const instant = new Date(seconds * 1_000).toISOString();
  return html`<time datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')}</time>`;
}
