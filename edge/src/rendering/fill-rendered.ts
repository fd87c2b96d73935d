import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { releaseBaseToken, releaseBaseTokenOf } from '@emberclutch/contract/site/page-protocol.ts';
import type { Release, ReleasePage } from '@emberclutch/contract/site/release.ts';
import type { RenderedPage } from '@emberclutch/contract/site/rendered-page.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';
import { jsonForHtml } from '../composition/page-html.ts';
import { templateTokens } from '../composition/template-tokens.ts';
import { withSeason } from '../composition/with-season.ts';
import { releaseFolderUrl } from '../releases/release-file-url.ts';
import { unansweredCall } from './unanswered-call.ts';

/**
 * Fills rendered HTML into the template of its page. The template is split at its tokens, so that text in the rendered HTML,
 * such as the name of a player, is never read as a token.
 * @param readAt when the oldest of its answers was read, in epoch seconds
 */
export function fillRendered(
  template: string,
  rendered: RenderedPage,
  readAt: number,
  { site, host }: CompositionParts,
  { owner, page }: { owner: Release; page: ReleasePage },
): string {
  const { style, html, from } = templateTokens.rendered;
  const season = rendered.season === null ? null : knownSeason(rendered.season);
  const content = rendered.html
    .replaceAll(releaseBaseToken, releaseFolderUrl(host, site))
    .replaceAll(releaseBaseTokenOf(owner.app), releaseFolderUrl(owner, site));
  const paths = rendered.calls.map((url) => url.slice(site.config.apiBase.length));
  const firstCall = unansweredCall(page, paths);
  const values: Record<string, string> = {
    [style]: rendered.style,
    [html]: content,
    [from]: `,"rendered":${jsonForHtml({ ...rendered.from, readAt })}${firstCall === undefined ? '' : `,"firstCall":${jsonForHtml(firstCall)}`}`,
  };
  return withSeason(template, season)
    .split(new RegExp(`(${Object.keys(values).join('|')})`))
    .map((part) => values[part] ?? part)
    .join('');
}
