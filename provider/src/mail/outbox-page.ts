import type { Html } from '@emberclutch/server/html/html.ts';
import { htmlDocument } from '@emberclutch/server/html/html-document.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { policyOf } from '@emberclutch/server/html/policy-of.ts';
import type { SentMail } from './outbox-repository.ts';

/** The mails, newest first, as a page without any other resource. */
export function outboxPage(mails: SentMail[]): string {
  const list =
    mails.length === 0 ? html`<p class="none">No mail yet. Sign up or sign in, then look again.</p>` : null;
  return htmlDocument({
    title: 'Outbox · Emberclutch',
    style,
    body: html`<header>
        <h1>Outbox</h1>
        <p>Mail this world would have sent. It is kept here and shown to its operator only.</p>
        <a href="/outbox">Look again</a>
      </header>
      <main>${list} ${mails.map(mailArticle)}</main>`,
  });
}

const mailArticle = ({ id, to, subject, text, code, sent }: SentMail) => {
  const instant = new Date(sent * 1000).toISOString();
  return html`<article aria-labelledby="mail-${id}">
    <h2 id="mail-${id}">${subject}</h2>
    <p class="meta">
      To <strong>${to}</strong> ·
      <time datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')} UTC</time>
    </p>
    ${code === null ? null : html`<p class="code"><span>Code</span> <output>${code}</output></p>`}
    <div class="text">${withLinks(text)}</div>
  </article>`;
};

/** The text with its URLs as links. */
const withLinks = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,])/)
    .map((part, place) => (place % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));

const style = `
:root { color-scheme: light dark; --ground: #f6f0e2; --sheet: #fffaf0; --ink: #2b2418; --quiet: #6a5d47; --rule: #d9ccb0; --link: #7a3b12; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #10192b; --sheet: #17233a; --ink: #ece6d6; --quiet: #a9b2c3; --rule: #33435f; --link: #f0b98a; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 44rem; padding: 2.5rem 1.25rem 4rem; background: var(--ground); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
h1, h2 { font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.2; margin: 0; text-wrap: balance; }
h1 { font-size: 2rem; }
h2 { font-size: 1.2rem; }
header { margin-bottom: 2rem; }
header p { margin: 0.5rem 0 0.75rem; color: var(--quiet); }
a { color: var(--link); display: inline-block; padding: 0.25rem 0; }
article { background: var(--sheet); border: 1px solid var(--rule); border-radius: 0.5rem; padding: 1.25rem 1.5rem; margin-bottom: 1.25rem; overflow-wrap: anywhere; }
.meta { margin: 0.25rem 0 0; color: var(--quiet); font-size: 0.875rem; }
.code { margin: 1rem 0 0; display: flex; align-items: baseline; gap: 0.75rem; color: var(--quiet); }
.code output { color: var(--ink); font: 600 2rem/1.2 ui-monospace, monospace; font-variant-numeric: tabular-nums; letter-spacing: 0.08em; user-select: all; }
.text { margin-top: 1rem; white-space: pre-wrap; }
.text a { display: inline; padding: 0; font-size: 0.875rem; }
.none { color: var(--quiet); }
`;

/** Content security policy of the page: its own style and nothing else. */
export const outboxPolicy = policyOf(style, "'none'");
