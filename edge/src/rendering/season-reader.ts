import { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import type { AnswerCache } from './answer-cache.ts';
import { edgeCaller } from './caller.ts';
import { within } from './within.ts';

/** Milliseconds that a page waits for the season. After that it is sent with the last season that was read. */
const budgetMs = 100;

export type SeasonReader = (apiBase: string) => Promise<SeasonName | null>;

/**
 * Reads the current season from the provider of the site, as often as the provider says.
 * @param answers also used by rendered pages, so that both have the same season
 * @returns a function that returns null if no season has been read yet
 */
export function seasonReader(answers: AnswerCache): SeasonReader {
  let follower: { apiBase: string; read: () => Promise<SeasonName | null> } | undefined;
  return (apiBase) => {
    if (follower?.apiBase !== apiBase) follower = { apiBase, read: followSeason(answers, apiBase) };
    return follower.read();
  };
}

function followSeason(answers: AnswerCache, apiBase: string): () => Promise<SeasonName | null> {
  let last: SeasonName | null = null;
  /** A provider that hangs delays one page, not all pages until it answers. */
  let isLate = false;
  return async () => {
    const reading = answers.read(apiBase, `${apiBase}/v1/seasons/current`, edgeCaller).then(({ answer }) => {
      isLate = false;
      if (answer?.status === 200) last = readSeason(answer.body) ?? last;
      return true;
    });
    if (!isLate && (await within(budgetMs, reading)) === null) isLate = true;
    return last;
  };
}

/** @returns null for an answer that names no season */
function readSeason(body: string): SeasonName | null {
  try {
    const season = CurrentSeason.read(JSON.parse(body));
    return season?.isNamed ? knownSeason(season.spawnSeason) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
