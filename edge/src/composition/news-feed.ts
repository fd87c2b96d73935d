import { seasonAnnouncements } from '@emberclutch/art/season-skins/season-skins.ts';
import type { CycleInfo } from '@emberclutch/contract/season/season-calendar.ts';
import { composeSeasonNews } from '@emberclutch/contract/season/season-news.ts';
import { escapeHtml } from '@emberclutch/contract/site/escape-html.ts';
import type { NewsStory } from '@emberclutch/contract/site/release.ts';
import type { SiteConfig } from '@emberclutch/contract/site/site.ts';

export const feedPath = '/news.xml';

/** Path of the calendar page, to which the news of a season links. */
const seasonsPath = '/seasons';

/** Renders the news as an Atom feed (RFC 4287). @param stories at least one story, newest first */
export function renderNewsFeed(stories: readonly NewsStory[], site: SiteConfig, publicUrl: string): string {
  const feedUrl = `${publicUrl}${feedPath}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="${escapeHtml(publicUrl)}/">
<id>${escapeHtml(feedUrl)}</id>
<title>${escapeHtml(site.name)}: news</title>
<author><name>${escapeHtml(site.name)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeHtml(feedUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(publicUrl)}/news"/>
<updated>${toTimestamp(stories[0]?.date ?? '1970-01-01')}</updated>
${stories.map((story) => renderStory(story, publicUrl)).join('\n')}
</feed>
`;
}

/** Adds an entry for each season that has begun, newest first, before the stories of a feed. */
export function addSeasonNews(feed: string, cycles: readonly CycleInfo[], publicUrl: string): string {
  const news = composeSeasonNews(cycles, Date.now() / 1_000, seasonAnnouncements);
  const [newest] = news;
  if (!newest) return feed;
  const entries = news.map(({ id, date, title, summary }) =>
    renderEntry({
      id: `${publicUrl}${seasonsPath}#${id}`,
      url: publicUrl + seasonsPath,
      title,
      date,
      summary,
    }),
  );
  return feed.replace(/<updated>(.*?)<\/updated>\n/, (_element, newestStory: string) => {
    const [, updated = ''] = [newestStory, toTimestamp(newest.date)].toSorted();
    return `<updated>${updated}</updated>\n${entries.join('\n')}\n`;
  });
}

const renderStory = ({ path, ...story }: NewsStory, publicUrl: string): string =>
  renderEntry({ ...story, id: publicUrl + path, url: publicUrl + path });

type Entry = Omit<NewsStory, 'path' | 'html'> & { id: string; url: string; html?: string };

const renderEntry = ({ id, url, title, date, summary, html }: Entry): string => `<entry>
<id>${escapeHtml(id)}</id>
<title>${escapeHtml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>
<published>${toTimestamp(date)}</published>
<updated>${toTimestamp(date)}</updated>
<summary>${escapeHtml(summary)}</summary>${html === undefined ? '' : `\n<content type="html">${escapeHtml(html)}</content>`}
</entry>`;

const toTimestamp = (date: string) => `${date}T00:00:00Z`;
