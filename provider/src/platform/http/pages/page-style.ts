import { seasonTints } from '@emberclutch/art/season-skins/season-tints.ts';
import { policyOf } from '@emberclutch/server/html/policy-of.ts';

/** Colours of our pages in the first season: a checkout is the same in all of them. */
function variablesOf(mode: 'light' | 'dark'): string {
  const { page, raised, wash, washToo, edge, accent, accentInk } = seasonTints.GENESIS[mode];
  return `--ground: ${page}; --plate: ${raised}; --wash: ${wash}; --wash-too: ${washToo}; --rule: ${edge}; --accent: ${accent}; --on-accent: ${accentInk};`;
}

/** The whole style of the pages of checkouts, in the design of our own pages. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  ${variablesOf('light')} --ink: #221a12; --faint: #665a48; --fault: #9c1f17;
}
@media (prefers-color-scheme: dark) {
  :root {
    ${variablesOf('dark')} --ink: #efe8d8; --faint: #a2a3a6; --fault: #ff9d8f;
  }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem 3rem; background: radial-gradient(62rem 34rem at 88% -6rem, var(--wash), transparent 72%), radial-gradient(56rem 38rem at -6% -4rem, var(--wash-too), transparent 70%), var(--ground); color: var(--ink); font: 1rem/1.5 Inter, "Segoe UI", system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; }
h1, h2 { font-family: Fraunces, Georgia, "Times New Roman", serif; font-weight: 500; line-height: 1.2; }
h1 { margin: .25rem 0 1rem; font-size: 1.9rem; }
h2 { margin: 2rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--rule); font-size: 1.3rem; }
p { margin: .5rem 0; }
a { color: var(--accent); }
.plate-number { margin: 0; color: var(--accent); font-size: .7rem; font-weight: 600; letter-spacing: .14em; text-transform: uppercase; }
.sandbox { padding: .5rem .75rem; border: 1px dashed var(--rule); }
.amount { display: block; font: 500 2.1rem/1.2 Fraunces, Georgia, serif; font-variant-numeric: tabular-nums; }
ul { margin: .5rem 0; padding: 0; list-style: none; }
li { display: flex; justify-content: space-between; gap: 1rem; flex-wrap: wrap; padding: .25rem 0; border-bottom: 1px solid var(--rule); font-variant-numeric: tabular-nums; }
label { display: block; margin-top: 1rem; font-size: .9rem; font-weight: 600; white-space: nowrap; }
input { width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .6rem; background: var(--plate); color: var(--ink); border: 1px solid var(--rule); border-radius: 2px; font: inherit; font-size: 1.05rem; font-variant-numeric: tabular-nums; }
::placeholder { color: var(--faint); opacity: 1; font-style: italic; }
input[aria-invalid=true] { border: 2px solid var(--fault); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.fault, .alert { color: var(--fault); }
.alert { margin: 1rem 0 0; padding: .5rem .75rem; border: 2px solid var(--fault); }
.hint { color: var(--faint); font-size: .9rem; }
button, .button { display: block; width: 100%; min-height: 3rem; margin-top: 1.5rem; padding: .7rem 1rem; border: 0; border-radius: 2px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.cancel { display: block; margin-top: 1rem; padding: .5rem; text-align: center; }
code { font-size: 1rem; white-space: nowrap; }
`;

/** The pages have a form, which may be sent to us alone. */
export const pagePolicy = policyOf(pageStyle, "'self'");
