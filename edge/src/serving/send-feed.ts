import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SeasonCalendar } from '@emberclutch/contract/season/season-calendar.ts';
import type { CycleInfo } from '@emberclutch/contract/season/season-calendar.ts';
import { parseJson } from '@emberclutch/server/http/parse-json.ts';
import type { FastifyReply } from 'fastify';
import { withSeasonNews } from '../composition/news-feed.ts';
import type { AnswerCache } from '../rendering/answer-cache.ts';
import { edgeCaller } from '../rendering/caller.ts';
import type { ComposedPages } from './site-pages.ts';

/** The cycles of the provider of the site; none where it does not answer, or has no calendar. */
export type CalendarReader = (apiBase: string) => Promise<CycleInfo[]>;

export const calendarReader =
  (answers: AnswerCache): CalendarReader =>
  async (apiBase) => {
    const { answer } = await answers.read(apiBase, `${apiBase}/v1/seasons`, edgeCaller);
    return (answer?.status === 200 ? SeasonCalendar.read(parseJson(answer.body)) : null) ?? [];
  };

/** Answers the feed of the composition with the news of the seasons that have begun. */
export async function sendFeed(
  reply: FastifyReply,
  { folder, site: { apiBase, publicUrl } }: ComposedPages,
  { file, readCalendar }: { file: string; readCalendar: CalendarReader },
) {
  const [composed, cycles] = await Promise.all([readFile(join(folder, file), 'utf8'), readCalendar(apiBase)]);
  const feed = withSeasonNews(composed, cycles, publicUrl ?? '');
  const digest = createHash('sha256').update(feed).digest('base64url').slice(0, 16);
  return reply.header('etag', `W/"${digest}"`).type('application/atom+xml; charset=utf-8').send(feed);
}
