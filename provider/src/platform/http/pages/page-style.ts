import { policyOf } from '@emberclutch/server/html/policy-of.ts';

/** The whole style of the pages of checkouts: vellum and ink by day, the observatory by night. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --ground: #f5efe0; --plate: #fbf7ec; --ink: #23281f; --faint: #5d5a48; --rule: #8a8160; --accent: #7a3b12; --on-accent: #fffaf0; --fault: #9a1b1b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0e1626; --plate: #152036; --ink: #ece7d6; --faint: #b3b7c2; --rule: #5f6d8c; --accent: #e8b06a; --on-accent: #1a1206; --fault: #ff9d92;
  }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem 3rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 Inter, "Segoe UI", system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1.25rem; background: var(--plate); border: 1px solid var(--rule); outline: 1px solid var(--rule); outline-offset: 4px; }
h1, h2 { font-family: Fraunces, Georgia, "Times New Roman", serif; font-weight: 500; line-height: 1.2; }
h1 { margin: .25rem 0 1rem; font-size: 1.9rem; }
h2 { margin: 2rem 0 .5rem; padding-top: 1rem; border-top: 3px double var(--rule); font-size: 1.2rem; }
p { margin: .5rem 0; }
a { color: var(--accent); }
.plate-number { margin: 0; color: var(--faint); font-size: .85rem; letter-spacing: .08em; text-transform: uppercase; }
.sandbox { padding: .5rem .75rem; border: 1px dashed var(--rule); }
.amount { display: block; font: 500 2.1rem/1.2 Fraunces, Georgia, serif; font-variant-numeric: tabular-nums; }
ul { margin: .5rem 0; padding: 0; list-style: none; }
li { display: flex; justify-content: space-between; gap: 1rem; flex-wrap: wrap; padding: .25rem 0; border-bottom: 1px solid var(--rule); font-variant-numeric: tabular-nums; }
label { display: block; margin-top: 1rem; font-size: .9rem; font-weight: 600; white-space: nowrap; }
input { width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .6rem; background: var(--ground); color: var(--ink); border: 1px solid var(--rule); border-radius: 2px; font: inherit; font-size: 1.05rem; font-variant-numeric: tabular-nums; }
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
