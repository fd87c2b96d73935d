import { SeasonCalendar } from '@emberclutch/contract/season/season-calendar.ts';
import { parseJson } from '@emberclutch/server/http/parse-json.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';
import { withSeasonNews } from '../composition/news-feed.ts';
import type { AnswerCache } from '../rendering/answer-cache.ts';
import { edgeCaller } from '../rendering/caller.ts';

/**
 * @returns a function that adds the seasons that have begun to the feed of a site; none where the provider does not answer, or has no
 * calendar
 */
export const seasonNewsAdder =
  (answers: AnswerCache) =>
  async (feed: string, { site: { config, publicUrl } }: CompositionParts): Promise<string> => {
    const { apiBase } = config;
    const { answer } = await answers.read(apiBase, `${apiBase}/v1/seasons`, edgeCaller);
    const cycles = (answer?.status === 200 ? SeasonCalendar.read(parseJson(answer.body)) : null) ?? [];
    return withSeasonNews(feed, cycles, publicUrl ?? '');
  };
