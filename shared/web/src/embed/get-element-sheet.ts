import { getPalette } from '../theme/palette.ts';
import type { Mode } from '../theme/palette.ts';
import { font, radius, size, space, weight } from '../theme/tokens.ts';

function writeColors(mode: Mode): string {
  const { page, ink, inkSoft, accent, rule, gold, focus } = getPalette(mode, 'GENESIS');
  return `color-scheme: ${mode};
    --paper: var(--emberclutch-paper, ${page});
    --ink: var(--emberclutch-ink, ${ink});
    --quiet: var(--emberclutch-ink, ${inkSoft});
    --accent: var(--emberclutch-accent, ${accent});
    --rule: ${rule};
    --gold: ${gold};
    --focus: ${focus};`;
}

/** Only the width determines the height, so that nothing on the page moves when the content arrives. */
const elementStyle = `
:host {
  display: block;
}
:host([hidden]) { display: none; }
.box {
  all: initial;
  visibility: inherit;
  pointer-events: inherit;
  ${writeColors('light')}
  --radius: var(--emberclutch-radius, ${radius.m});
  --font: var(--emberclutch-font, ${font.text});
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  background-color: var(--paper);
  color: var(--ink);
  border: 1px solid var(--rule);
  border-radius: var(--radius);
  font: 1rem / 1.4 var(--font);
}
@media (prefers-color-scheme: dark) { :host(:not([theme='light'])) .box { ${writeColors('dark')} } }
:host([theme='dark']) .box { ${writeColors('dark')} }
.box.asset { max-inline-size: 20rem; grid-template-rows: auto 7.5rem; }
.box.asset:not(:has(.card))::before { content: ''; aspect-ratio: 1; grid-area: 1 / 1; }
.box.asset[aria-busy='true']:not(:has(.card, .failure))::before, .box[aria-busy='true'] .cards[aria-hidden='true'] .placeholder::before { background-color: var(--rule); animation: reading 1s ease-in-out infinite alternate; }
@keyframes reading { from { opacity: 0.5; } to { opacity: 0.2; } }
@media (prefers-reduced-motion: reduce) { .box::before, .placeholder::before { animation-play-state: paused !important; } }
.box.asset .failure { grid-area: 1 / 1 / 3; }
.box.asset .caption { align-content: center; }
.box.countdown { min-block-size: 7.5rem; align-content: center; padding: ${space.s} ${space.m}; }
.box.list > *, .box.world > * { grid-area: 1 / 1; }
.map { position: relative; aspect-ratio: 4 / 3; overflow: hidden; background-color: var(--rule); cursor: grab; touch-action: pan-y; user-select: none; }
.map::before { content: attr(aria-label); position: absolute; inset: 0; display: grid; place-items: center; color: var(--ink); }
.map canvas { position: absolute; inset: 0; display: block; }
.box.world .foot { flex-wrap: nowrap; gap: ${space.xxs}; font-size: ${size.xs}; }
.box.world .foot button { padding-inline: ${space.xs}; }
.box.world .foot a { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.failure { z-index: 1; align-self: start; background-color: var(--paper); }
.box.spawn { min-block-size: 10.5rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(7.5rem, min(11rem, 50%)), 1fr)); margin: 0; padding: 0; list-style: none; }
.cards li { display: grid; grid-template-rows: auto 7.5rem; min-inline-size: 0; }
.placeholder::before { content: ''; aspect-ratio: 1; }
.foot { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.s}; min-block-size: 4rem; padding-inline: ${space.s}; }
.all { color: var(--accent); }
.foot .all { flex: 1 1 4rem; text-align: end; }
.to-spawn { justify-self: start; display: inline-flex; align-items: center; min-block-size: 44px; margin-block-start: ${space.xs}; padding-inline: ${space.m}; color: var(--paper); background-color: var(--accent); border-radius: var(--radius); text-decoration: none; font-weight: ${weight.semibold}; }
.card { display: grid; grid-template-rows: subgrid; grid-row: span 2; color: inherit; text-decoration: none; }
.card:hover .title { text-decoration: underline; }
.picture { display: block; aspect-ratio: 1; overflow: hidden; }
.picture img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
.caption { display: grid; align-content: start; padding: 4px ${space.s}; border-block-start: 3px double var(--rule); }
.golden .caption { border-color: var(--gold); }
.quiet { color: var(--quiet); font-size: ${size.xs}; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.cards .caption { padding-inline: ${space.xs}; }
.caption .quiet { line-height: 1.3; }
.caption .origins { white-space: normal; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.title { text-wrap: balance; font-family: var(--emberclutch-font, ${font.display}); font-size: ${size.m}; line-height: 1.2; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.season { color: var(--accent); font-family: var(--emberclutch-font, ${font.display}); font-size: ${size.l}; line-height: 1.2; text-decoration: none; }
.season:hover { text-decoration: underline; }
.time { margin: 0; }
.time time { font-weight: ${weight.bold}; font-variant-numeric: tabular-nums lining-nums; }
.failure { display: grid; justify-items: start; align-content: start; gap: ${space.xs}; margin: 0; padding: ${space.xs} ${space.s}; }
.failure button, .foot button { font: inherit; font-weight: ${weight.semibold}; color: inherit; background-color: transparent; border: 1px solid currentColor; border-radius: var(--radius); padding: ${space.xs} ${space.s}; min-block-size: 44px; cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
`;

let sheet: CSSStyleSheet | null = null;

/** The style of all elements, created once per page. The page's content security policy does not restrict a constructed style sheet. */
export function getElementSheet(): CSSStyleSheet {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(elementStyle);
  }
  return sheet;
}
