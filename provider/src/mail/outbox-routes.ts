import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { html } from '@emberclutch/server/html/html.ts';
import type { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { buildPagePolicy } from '@emberclutch/server/html/page-policy.ts';
import {
  renderPage,
  renderSeasonPage,
  sendPage,
  localTimes,
  seasonStyle,
} from '../platform/http/pages/page.ts';
import type { PageFrame, PageSite } from '../platform/http/pages/page.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { SentMail } from './outbox.ts';

interface Options {
  operator: OperatorAccess;
  site: PageSite;
}

const pagePath = '/outbox';

/** Serves the e-mails of the outbox, to operators only, because the e-mails contain codes. */
export const outboxRoutes: FastifyPluginAsyncZod<Options> = async (app, { operator, site }) => {
  const findFrame = async (): Promise<PageFrame> => ({ site, season: await app.seasons.getCurrentSeason() });

  app.addHook('onRequest', async (request, reply) => {
    if (operator.acceptTokenLink(request, reply)) return reply;
    if (!operator.isAllowed(request)) {
      if (request.routeOptions.url !== pagePath)
        throw new ProblemError('unauthorized', 'The outbox needs the token of the operator.');
      const isTokenWrong = new URL(request.url, 'http://site.invalid').searchParams.has('token');
      return sendPage(
        reply.header('www-authenticate', 'Bearer'),
        401,
        renderOutboxSignInPage(isTokenWrong, await findFrame()),
      );
    }
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    return undefined;
  });

  app.get(pagePath, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-security-policy', outboxPolicy)
      .type('text/html; charset=utf-8')
      .send(renderOutboxPage(await app.outbox.list(), await findFrame())),
  );

  app.get('/outbox.json', { schema: { hide: true } }, async () => {
    const mails = await app.outbox.list();
    return mails.map(({ to, subject, text, code, sent }) => ({ to, subject, text, code, sent }));
  });
};

/** Renders the page that asks for the operator's token. Its form adds the token to the address of the outbox. */
const renderOutboxSignInPage = (isTokenWrong: boolean, frame: PageFrame): string =>
  renderPage(
    'Outbox',
    html`<h1>Outbox</h1>
      <p>Sent mail contains sign-in codes, so it is shown to the operator of this world only.</p>
      ${isTokenWrong ? html`<p class="alert" role="alert">This is not the token.</p>` : null}
      <form action="/outbox">
        <label for="token">Token of the operator</label>
        <input
          id="token"
          name="token"
          type="password"
          autocomplete="current-password"
          required
          aria-describedby="where"
        />
        <p class="hint" id="where">
          The start prints an address with it. Each start draws another one, unless OPERATOR_TOKEN is set.
        </p>
        <button>Show the mail</button>
      </form>`,
    'Sandbox',
    frame,
  );

/** Renders the e-mails, newest first, as a page that loads no resources except fonts. */
function renderOutboxPage(mails: SentMail[], frame: PageFrame): string {
  const emptyMessage =
    mails.length === 0 ? html`<p class="none">No mail yet. Sign up or sign in, then look again.</p>` : null;
  return renderSeasonPage(
    {
      title: 'Outbox',
      style,
      body: html`<header>
          <h1>Outbox</h1>
          <p>Mail this world would have sent. It is kept here and shown to its operator only.</p>
          <a href="/outbox">Look again</a>
        </header>
        <main>${emptyMessage} ${mails.map(renderMail)}</main>`,
    },
    frame,
  );
}

const renderMail = ({ id, to, subject, text, code, sent }: SentMail) => {
  const instant = new Date(sent * 1000).toISOString();
  return html`<article aria-labelledby="mail-${id}">
    <h2 id="mail-${id}">${subject}</h2>
    <p class="meta">
      To <strong>${to}</strong> ·
      <time datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')} UTC</time>
    </p>
    ${code === null ? null : html`<p class="code"><span>Code</span> <output>${code}</output></p>`}
    <div class="text">${linkify(text)}</div>
  </article>`;
};

const linkify = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,])/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));

const style = `${seasonStyle}
header, main { width: 100%; max-width: 44rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; margin-bottom: 1rem; }
main { padding-bottom: 3rem; }
h1, h2 { margin: 0; }
h1 { font-size: clamp(2rem, 1.6rem + 2vw, 2.75rem); }
h2 { font-size: 1.3rem; }
header p { margin: 0.5rem 0 0.75rem; color: var(--faint); }
a { color: var(--accent); display: inline-block; padding: 0.25rem 0; }
article { padding: 1.25rem 0 1.5rem; border-top: 3px double var(--line); overflow-wrap: anywhere; }
.meta { margin: 0.25rem 0 0; color: var(--faint); font-size: 0.875rem; }
.code { margin: 1rem 0 0; display: flex; align-items: baseline; gap: 0.75rem; color: var(--faint); }
.code output { color: var(--ink); font: 600 2rem/1.2 ui-monospace, monospace; font-variant-numeric: tabular-nums; letter-spacing: 0.08em; user-select: all; }
.text { margin-top: 1rem; white-space: pre-wrap; }
.text a { display: inline; padding: 0; font-size: 0.875rem; }
.none { color: var(--faint); }
`;

/** Content security policy of the page: only its own style and script. */
const outboxPolicy = buildPagePolicy(style, "'none'", localTimes);
