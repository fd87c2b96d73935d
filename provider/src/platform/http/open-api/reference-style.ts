/** Vellum and ink by day, the observatory by night. */
export const referenceStyle = `
:root { color-scheme: light dark; --ground: #f5efe0; --plate: #fbf7ec; --ink: #23281f; --quiet: #5d5a48; --rule: #cfc4a3; --link: #7a3b12; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0e1626; --plate: #152036; --ink: #ece7d6; --quiet: #b3b7c2; --rule: #33415f; --link: #e8b06a; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; display: grid; grid-template-columns: minmax(16rem, 22rem) minmax(0, 1fr); background: var(--ground); color: var(--ink); font: 1rem/1.55 Inter, "Segoe UI", system-ui, sans-serif; }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.5rem 1rem; border-right: 1px solid var(--rule); font-size: .8125rem; }
nav h2 { margin: 1rem 0 .25rem; padding: 0; border: 0; font-size: 1rem; }
nav h2:first-child { margin-top: 0; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: .25rem 0; overflow-wrap: anywhere; text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav span { display: inline-block; min-width: 4.4em; color: var(--quiet); font-size: .75rem; }
nav p { margin: .75rem 0 0; }
main { max-width: 58rem; padding: 2rem 2.5rem 5rem; }
h1, h2, h3 { font-family: Fraunces, Georgia, "Times New Roman", serif; font-weight: 500; line-height: 1.2; }
h1 { margin: 0 0 1rem; font-size: 2.2rem; }
h2 { margin: 3rem 0 1rem; padding-top: 1rem; border-top: 3px double var(--rule); font-size: 1.6rem; }
h3 { margin: 0 0 .5rem; font-size: 1.1rem; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 .25rem; color: var(--quiet); font-size: .8125rem; letter-spacing: .06em; text-transform: uppercase; }
p { margin: 0 0 .75rem; }
a { color: var(--link); }
article { margin: 0 0 1.25rem; padding: 1.25rem 1.5rem; background: var(--plate); border: 1px solid var(--rule); }
article:has(:target) { border-color: var(--link); }
code, .type { font-family: ui-monospace, "Cascadia Mono", Menlo, monospace; font-size: .875rem; overflow-wrap: anywhere; }
.method { margin-right: .35rem; color: var(--link); font: 600 .8125rem/1 ui-monospace, monospace; }
.role, i { color: var(--quiet); font-style: normal; }
i { font-size: .8125rem; }
.type { color: var(--quiet); }
.fields { margin: 0; padding: 0 0 0 .9rem; border-left: 1px solid var(--rule); list-style: none; }
.fields li { padding: .15rem 0; }
.fields code { color: var(--ink); font-weight: 600; }
dl { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); gap: .35rem .5rem; margin: 0; }
dt { font: 600 .875rem/1.7 ui-monospace, monospace; }
dd { margin: 0; min-width: 0; }
table { width: 100%; border-collapse: collapse; background: var(--plate); }
th, td { padding: .4rem .75rem; border: 1px solid var(--rule); text-align: left; font-weight: 400; font-variant-numeric: tabular-nums; }
thead th { color: var(--quiet); font-size: .8125rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; z-index: 1; padding: .5rem 1rem; background: var(--plate); }
@media (max-width: 56rem) {
  body { display: block; }
  nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--rule); }
  main { padding: 1.5rem 1rem 4rem; }
  article { padding: 1rem; }
}
`;
