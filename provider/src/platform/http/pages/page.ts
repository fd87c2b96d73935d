import { drawEmptyPedestal, emptyPedestalBox } from '@emberclutch/art/draw-empty-pedestal.ts';
import { seasonScenes } from '@emberclutch/art/season-scenes/season-scenes.ts';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { toKnownSeason, seasonNames } from '@emberclutch/contract/season/season-name.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { demonstrationNotice } from '@emberclutch/server/html/demonstration-notice.ts';
import { renderHtmlDocument, html } from '@emberclutch/server/html/html.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import type { FastifyReply } from 'fastify';
import { seasonTints } from '@emberclutch/art/season-skins/season-skins.ts';
import { fontFaces } from '@emberclutch/server/html/font-faces.ts';
import { buildPagePolicy } from '@emberclutch/server/html/page-policy.ts';
import type { ServerSettings } from '../server-settings.ts';

/** The part of the product to which a page belongs. */
type Section = 'Sandbox' | 'Payment';

export type PageSite = Pick<ServerSettings, 'siteName' | 'areTestServicesAllowed'>;

/** The frame around the content of a page. */
export interface PageFrame {
  site: PageSite;
  /** The season whose colours the page has; the first season if the calendar cannot be read. */
  season?: PageSeason;
}

/**
 * Renders a page in the colours, paper, sky and land of a season, with times in the reader's time zone. The page says so if the
 * site is a demonstration. The style may extend `seasonStyle`.
 */
export function renderSeasonPage(
  { title, style, body }: { title: string; style: string; body: Html },
  { site, season = firstSeason }: PageFrame,
): string {
  const { backdrop, land } = renderSeasonScenery(season);
  return renderHtmlDocument({
    title: `${title} · ${site.siteName}`,
    style,
    className: pageClasses.season(toKnownSeason(season.spawnSeason)),
    script: localTimes,
    body: html`${site.areTestServicesAllowed ? demonstrationNotice : null} ${backdrop} ${body} ${land}`,
  });
}

/** Renders a complete page of a checkout. */
export const renderPage = (title: string, body: Html, section: Section, frame: PageFrame): string =>
  renderSeasonPage(
    {
      title,
      style: pageStyle,
      body: html`<main>
        <p class="plate-number">${frame.site.siteName} · ${section}</p>
        ${body}
      </main>`,
    },
    frame,
  );

type PageSeason = Pick<CurrentSeason, 'spawnSeason' | 'spawnAge'>;

const inks = {
  ink: 'var(--rule)',
  rule: 'var(--line)',
  wash: 'var(--wash)',
  secondWash: 'var(--second-wash)',
  page: 'var(--ground)',
  accent: 'var(--accent)',
};

const sceneryCache = new Map<string, ReturnType<typeof drawScenery>>();

/** Renders the paper's grain and a season's sky for the back of a page, and the land below it. Draws each scenery once. */
function renderSeasonScenery({ spawnSeason, spawnAge }: PageSeason): { backdrop: Html; land: Html } {
  const name = toKnownSeason(spawnSeason);
  const age = spawnAge ?? 0;
  const key = `${name} ${age}`;
  const scene = sceneryCache.get(key) ?? drawScenery(name, age);
  sceneryCache.set(key, scene);
  return {
    // An element fills the page with the tile, because a background image would need a different style, with a different digest,
    // for each season.
    backdrop: html`<svg class="grain" aria-hidden="true">
        <pattern id="grain" width="160" height="160" patternUnits="userSpaceOnUse">
          ${{ html: scene.grain }}
        </pattern>
        <rect width="100%" height="100%" fill="url(#grain)" />
      </svg>
      <div class="sky" aria-hidden="true">${{ html: scene.sky }}</div>`,
    land: html`<div class="land" aria-hidden="true">${{ html: scene.land }}</div>`,
  };
}

const drawScenery = (name: SeasonName, age: number) => {
  const { drawScene, drawLand } = seasonScenes[name];
  const { sky, grain } = drawScene(age, inks);
  return { sky, grain, land: drawLand(age, inks) };
};

/** The season of a page if the calendar cannot be read. */
const firstSeason: PageSeason = { spawnSeason: 'GENESIS' };

/** Renders a page without a form: a message and a link, next to a picture. */
export const renderMessagePage = (
  title: string,
  message: string,
  next: { href: string; label: string },
  section: Section,
  frame: PageFrame,
  picture = emptyPedestal,
) =>
  renderPage(
    title,
    html`<div class="notice">
        <h1>${title}</h1>
        <p>${message}</p>
        <a class="button" href="${next.href}">${next.label}</a>
      </div>
      ${picture}`,
    section,
    frame,
  );

/** An empty pedestal for a page whose subject is missing, as on pages of the host. */
const emptyPedestal: Html = html`<svg class="pedestal" viewBox="${emptyPedestalBox}" aria-hidden="true">
  ${{ html: drawEmptyPedestal('var(--rule)') }}
</svg>`;

/** Lists CSS variables with the colours of every season, by the class of the document. */
const listVariables = (mode: 'light' | 'dark'): string =>
  seasonNames
    .map((season) => {
      const { page, raised, wash, secondWash, rule, edge, accent, accentInk } = seasonTints[season][mode];
      const selector = season === 'GENESIS' ? ':root' : `:root.${pageClasses.season(season)}`;
      return `${selector} { --ground: ${page}; --plate: ${raised}; --wash: ${wash}; --second-wash: ${secondWash}; --line: ${rule}; --rule: ${edge}; --accent: ${accent}; --on-accent: ${accentInk}; }`;
    })
    .join('\n');

/** Fonts and colours of all pages of the provider. */
export const seasonStyle = `
${fontFaces}
:root { color-scheme: light dark; --ink: #221a12; --faint: #665a48; --fault: #9c1f17; }
${listVariables('light')}
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe8d8; --faint: #a2a3a6; --fault: #ff9d8f; }
  ${listVariables('dark')}
}
* { box-sizing: border-box; }
body { position: relative; display: flex; flex-direction: column; min-height: 100vh; margin: 0; background: radial-gradient(62rem 34rem at 88% -6rem, var(--wash), transparent 72%), radial-gradient(56rem 38rem at -6% -4rem, var(--second-wash), transparent 70%), var(--ground); color: var(--ink); font: 1rem/1.5 Inter, "Segoe UI", system-ui, sans-serif; }
h1, h2 { font-family: Fraunces, Georgia, "Times New Roman", serif; font-weight: 500; line-height: 1.2; text-wrap: balance; }
.demonstration { padding: .35rem 1rem; border-bottom: 1px solid var(--rule); background: var(--plate); font-size: .8125rem; text-align: center; }
.grain { position: absolute; z-index: -1; inset: 0; width: 100%; height: 100%; pointer-events: none; }
.sky [data-eclipse] { opacity: .12; }
.sky [data-corona] { opacity: .4; }
.sky { position: absolute; z-index: -1; inset: 0 0 auto; height: clamp(190px, 27vw, 400px); opacity: .5; pointer-events: none; -webkit-mask-image: linear-gradient(black 55%, transparent); mask-image: linear-gradient(black 55%, transparent); }
.land { height: clamp(96px, 16vw, 220px); margin-top: auto; pointer-events: none; }
.land svg { display: block; }
@media print, (forced-colors: active) { .grain, .sky, .land { display: none; } }
`;

/** The complete style of the checkout pages, in the design of our own pages. */
const pageStyle = `${seasonStyle}
main { width: 100%; max-width: 32rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: .25rem 0 1rem; font-size: clamp(2rem, 1.6rem + 2vw, 2.75rem); }
h2 { margin: 2rem 0 .5rem; padding-top: 1rem; border-top: 3px double var(--line); font-size: 1.3rem; }
p { margin: .5rem 0; text-wrap: pretty; }
a { color: var(--accent); }
.plate-number { margin: 0; color: var(--accent); font-size: .7rem; font-weight: 600; letter-spacing: .14em; text-transform: uppercase; }
.sandbox { padding: .5rem .75rem; border: 1px dashed var(--rule); }
.amount { display: block; font: 500 2.1rem/1.2 Fraunces, Georgia, serif; font-variant-numeric: tabular-nums; }
ul { margin: .5rem 0; padding: 0; list-style: none; }
li { display: flex; justify-content: space-between; gap: 1rem; flex-wrap: wrap; padding: .25rem 0; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
label { display: block; margin-top: 1rem; font-size: .9rem; font-weight: 600; white-space: nowrap; }
input { width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .6rem; background: var(--plate); color: var(--ink); border: 1px solid var(--rule); border-radius: 2px; font: inherit; font-size: 1.05rem; font-variant-numeric: tabular-nums; }
::placeholder { color: var(--faint); opacity: 1; font-style: italic; }
input[aria-invalid=true] { border: 2px solid var(--fault); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.fault, .alert { color: var(--fault); }
.alert { margin: 1rem 0 0; padding: .5rem .75rem; border: 2px solid var(--fault); }
[data-left] { color: var(--ink); font: 500 1.35rem/1 Fraunces, Georgia, serif; font-variant-numeric: tabular-nums; }
.hint { color: var(--faint); font-size: .9rem; }
button, .button { display: block; width: 100%; min-height: 3rem; margin-top: 1.5rem; padding: .7rem 1rem; border: 1px solid transparent; border-radius: 2px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.cancel { display: block; margin-top: 1rem; padding: .5rem; text-align: center; }
code { font-size: 1rem; white-space: nowrap; }
.parcels { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .75rem 0; line-height: 0; }
.notice + .parcels { justify-content: center; align-self: center; margin-top: 2.5rem; }
.notice + .parcels svg { width: clamp(5rem, 9vw, 8rem); height: auto; }
.pedestal { display: block; width: min(100%, 20rem); margin: 2rem auto 0; filter: saturate(.5); }
@media (min-width: 60rem) {
  main { display: grid; grid-template-columns: 1fr 1fr; column-gap: clamp(3rem, 6vw, 6rem); align-items: start; max-width: 1440px; padding-inline: clamp(16px, 3.4vw, 56px); }
  main > :not(section, .notice, .notice + *) { grid-column: 1 / -1; }
  .sandbox { justify-self: start; }
  .notice { align-self: center; max-width: 32rem; }
}
`;

/**
 * The script of our pages. It shows times in the reader's time zone and language, with UTC on hover, and a countdown that reloads
 * the page at the end. Without scripts, both stay as the server sent them.
 */
export const localTimes = `
for (const time of document.querySelectorAll('time')) {
  const at = new Date(time.dateTime);
  const isToday = at.toDateString() === new Date().toDateString();
  time.title = time.textContent;
  time.textContent = isToday ? at.toLocaleTimeString() : at.toLocaleString();
}
const timer = document.querySelector('[data-left]');
if (timer && timer.dataset.left > 0) {
  const end = performance.now() + timer.dataset.left * 1000;
  const show = () => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    timer.textContent = Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0');
    if (left > 0) setTimeout(show, 250);
    else setTimeout(() => location.reload(), 1500);
  };
  document.querySelectorAll('[data-when-shown]').forEach((words) => words.remove());
  show();
}
`;

/** Allows the only form of the pages, which browsers may send only to this origin, and the only script. */
const pagePolicy = buildPagePolicy(pageStyle, "'self'", localTimes);

/** Sends a page whose URL is a secret. The page runs only our script, is not cached, and sends no referrer to other origins. */
export const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply
    .status(status)
    .headers({
      'content-security-policy': pagePolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page);
