import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { htmlDocument } from '@emberclutch/server/html/html-document.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { emptyPedestal } from './empty-pedestal.ts';
import { localTimes } from './local-times.ts';
import { pageStyle } from './page-style.ts';
import type { PageSeason } from './season-scenery.ts';
import { seasonScenery } from './season-scenery.ts';

/** The part of the product that a page belongs to. */
type Section = 'Sandbox' | 'Payment';

/** A page of a season: its colours, its sky and its land, and times of the reader. The style may add to `seasonStyle`. */
export function seasonPage(
  { title, style, body }: { title: string; style: string; body: Html },
  season: PageSeason,
): string {
  const { sky, land } = seasonScenery(season);
  return htmlDocument({
    title,
    style,
    className: pageClasses.season(knownSeason(season.spawnSeason)),
    script: localTimes,
    body: html`${sky} ${body} ${land}`,
  });
}

/** A complete page of a checkout. */
export const page = (title: string, body: Html, section: Section, season: PageSeason = firstSeason): string =>
  seasonPage(
    {
      title: `${title} · Emberclutch ${section.toLowerCase()}`,
      style: pageStyle,
      body: html`<main>
        <p class="plate-number">Emberclutch · ${section}</p>
        ${body}
      </main>`,
    },
    season,
  );

/** The season of pages that are shown while nothing can be read. */
const firstSeason: PageSeason = { spawnSeason: 'GENESIS' };

/** A page without a form: a message and a link, beside a picture. */
export const noticePage = (
  title: string,
  message: string,
  next: { href: string; label: string },
  section: Section,
  season?: PageSeason,
  picture = emptyPedestal,
) =>
  page(
    title,
    html`<div class="notice">
        <h1>${title}</h1>
        <p>${message}</p>
        <a class="button" href="${next.href}">${next.label}</a>
      </div>
      ${picture}`,
    section,
    season,
  );
