import type { SiteConfig } from '@emberclutch/contract/site/site.ts';
import { escapeHtml } from '@emberclutch/contract/site/escape-html.ts';

import type { NewsStory } from '../releases/prerendered.ts';
import { fillSite } from './template-tokens.ts';

export const feedPath = '/news.xml';

/**
 * The news as an Atom feed (RFC 4287).
 * @param stories newest first, at least one
 * @param publicUrl of the site, without a slash at the end
 */
export function newsFeed(stories: readonly NewsStory[], site: SiteConfig, publicUrl: string): string {
  const self = `${publicUrl}${feedPath}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="${escapeHtml(publicUrl)}/">
<id>${escapeHtml(self)}</id>
<title>${escapeHtml(site.name)}: news</title>
<author><name>${escapeHtml(site.name)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(publicUrl)}/news"/>
<updated>${instantOf(stories[0]?.date ?? '1970-01-01')}</updated>
${stories.map((story) => entry(story, site, publicUrl)).join('\n')}
</feed>
`;
}

function entry({ path, title, date, summary, html }: NewsStory, site: SiteConfig, publicUrl: string): string {
  const url = escapeHtml(publicUrl + path);
  return `<entry>
<id>${url}</id>
<title>${escapeHtml(title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${instantOf(date)}</published>
<updated>${instantOf(date)}</updated>
<summary>${escapeHtml(summary)}</summary>
<content type="html">${escapeHtml(fillSite(html, site, ''))}</content>
</entry>`;
}

const instantOf = (date: string) => `${date}T00:00:00Z`;
