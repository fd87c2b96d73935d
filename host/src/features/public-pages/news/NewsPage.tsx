import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { seasonAnnouncements } from '@emberclutch/art/season-skins/season-skins.ts';
import { composeSeasonNews } from '@emberclutch/contract/season/season-news.ts';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import type { NewsStory } from '@emberclutch/contract/site/release.ts';
import { calendarQueries } from '@emberclutch/web/api/season-calendar.ts';
import { Link, useLocation } from '@emberclutch/web/routing';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { serverNow } from '@emberclutch/web/state';
import { color, font, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { NotFoundPage } from '../../../platform/errors/NotFoundPage.tsx';
import { PageHero, Eyebrow } from '../../../platform/ui/PageHero.tsx';
import { ArticleText } from '../article/ArticleText.tsx';
import tide from '../illustrations/tide.svg';

/** Newest first, defined by the build from `host/content/news`. */
declare const NEWS_STORIES: readonly NewsStory[];

// The build replaces each reference by all stories, so there must be only one.
const stories = NEWS_STORIES;

/** All news, newest first: the stories and, once the calendar has been read, an entry for each past or current season. */
export function NewsPage({ page }: PageProps) {
  const { data: cycles = [] } = useQuery(calendarQueries.cycles());
  const seasons = composeSeasonNews(cycles, serverNow() / 1_000, seasonAnnouncements);
  const items = [
    ...seasons.map((news) => ({ ...news, key: news.id, path: paths.seasons })),
    ...stories.map((story) => ({ ...story, key: story.path })),
  ].toSorted((first, second) => second.date.localeCompare(first.date));
  return (
    <Page title={page.title}>
      <PageHero
        eyebrow={page.title}
        title="From the margins."
        lead="What we changed, what we found, and what is about to hatch. Seldom, and only when there is something to say."
        illustration={{
          src: tide,
          alt: 'A hatching egg, sky blue with a tidal pattern in indigo: the shell has cracked, and an eye looks out.',
          caption: 'Most news here begins like this.',
        }}
      >
        <Subscribe>
          <a href="/news.xml">Follow the feed</a> in any reader; it asks for no address.
        </Subscribe>
      </PageHero>
      <List>
        {items.map(({ key, path, date, title, summary }) => (
          <li key={key}>
            <article>
              <StoryDate date={date} />
              <div>
                <h2>
                  <Link to={path}>{title}</Link>
                </h2>
                <p>{summary}</p>
              </div>
            </article>
          </li>
        ))}
      </List>
    </Page>
  );
}

export function StoryPage() {
  const { pathname } = useLocation();
  const story = stories.find(({ path }) => matchPath(path, pathname));
  if (!story) return <NotFoundPage />;
  return (
    <Page title={story.title}>
      <Article>
        <Eyebrow>
          <Link to={paths.news}>News</Link> · <StoryDate date={story.date} />
        </Eyebrow>
        <h1>{story.title}</h1>
        <Summary>{story.summary}</Summary>
        <Text html={story.html} />
      </Article>
    </Page>
  );
}

/** The day of a story, in English for every visitor, because the page is prerendered before the visitor's language is known. */
const StoryDate = ({ date }: { date: string }) => (
  <time dateTime={date}>{dayFormat.format(new Date(date))}</time>
);

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Hidden on a site without a feed. A feed requires a configured URL of the site; its pages then link to the feed in their head. */
const Subscribe = styled.p`
  html:not(:has(link[type='application/atom+xml'])) & {
    display: none;
  }

  && {
    margin-top: ${space.l};
  }
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const List = styled.ol`
  border-top: 3px double ${color.rule};

  article {
    display: grid;
    gap: ${space.xs} ${space.l};
    padding: clamp(24px, 3.5vw, 40px) 0;
    border-bottom: 1px solid ${color.rule};

    @media ${media.wide} {
      grid-template-columns: 200px minmax(0, 1fr);
    }
  }
  time {
    padding-top: 0.3em;
    color: ${color.accent};
    font-family: ${font.display};
    font-style: italic;
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  h2 a:hover {
    text-decoration: underline;
  }
  h2 + p {
    max-width: 66ch;
    margin-top: ${space.xs};
    color: ${color.inkSoft};
  }
`;

const Article = styled.article`
  max-width: 760px;
  margin: 0 auto;
`;

const Summary = styled.p`
  padding-bottom: ${space.l};
  margin: ${space.m} 0 ${space.l};
  color: ${color.inkSoft};
  font-family: ${font.display};
  font-size: ${size.l};
  font-style: italic;
  line-height: 1.4;
  border-bottom: 3px double ${color.rule};
`;

const Text = styled(ArticleText)`
  > p:first-child::first-letter {
    float: left;
    padding: 0.06em 0.1em 0 0;
    color: ${color.accent};
    font-family: ${font.display};
    font-size: 3.3em;
    line-height: 0.82;
  }
  h2 {
    margin: ${space.xl} 0 ${space.m};
    font-size: ${size.l};
  }
`;
