import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';

/** The start of the document element of every composed page. */
export const documentElement = '<html lang="en">';

/**
 * Writes the current season on the document element of a composed page, so that its tint shows from the first byte.
 * @param season null if it is not known: the browser uses the last one that it knew
 */
export const withSeason = (html: string, season: SeasonName | null): string =>
  season === null
    ? html
    : html.replace(documentElement, `<html lang="en" class="${pageClasses.season(season)}">`);
