import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { html } from '@emberclutch/server/html/html.ts';
import type { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { renderPage } from '../platform/http/pages/page.ts';
import type { PageFrame, PageSite } from '../platform/http/pages/page.ts';
import { sendPage } from '../platform/http/pages/page-style.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { renderOutboxPage, outboxPolicy } from './outbox-page.ts';

interface Options {
  operator: OperatorAccess;
  site: PageSite;
}

const pagePath = '/outbox';

/** The e-mails of the outbox, for operators only: they contain codes. */
export const outboxRoutes: FastifyPluginAsyncZod<Options> = async (app, { operator, site }) => {
  const findFrame = async (): Promise<PageFrame> => ({ site, season: await app.seasons.getCurrentSeason() });

  app.addHook('onRequest', async (request, reply) => {
    if (operator.openByLink(request, reply)) return reply;
    if (!operator.isAllowed(request)) {
      if (request.routeOptions.url !== pagePath)
        throw new ProblemError('unauthorized', 'The outbox needs the token of the operator.');
      const isWrong = new URL(request.url, 'http://site.invalid').searchParams.has('token');
      return sendPage(
        reply.header('www-authenticate', 'Bearer'),
        401,
        renderOutboxSignInPage(isWrong, await findFrame()),
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

/**
 * The page that asks for the token of the operator. Its form adds the token to the address of the outbox.
 * @param isWrong whether the address has a wrong token
 */
const renderOutboxSignInPage = (isWrong: boolean, frame: PageFrame): string =>
  renderPage(
    'Outbox',
    html`<h1>Outbox</h1>
      <p>Sent mail contains sign-in codes, so it is shown to the operator of this world only.</p>
      ${isWrong ? html`<p class="alert" role="alert">This is not the token.</p>` : null}
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
