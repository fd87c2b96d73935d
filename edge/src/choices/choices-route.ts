import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ChoiceForm } from '@emberclutch/contract/site/override.ts';
import { refuse } from '@emberclutch/server/http/refuse.ts';
import { stringifySetCookie } from 'cookie';
import { readLiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { choiceCookie, liveCookie } from './choose-composition.ts';
import { choosePath, leavePath } from './choose-path.ts';
import { isFromOwnPage } from '../operator/is-from-own-page.ts';
import { pageOfForm, pathWithin } from './page-of-form.ts';
import { isSecure, siteCookieName } from './site-cookie-name.ts';

interface Options {
  folder: SiteFolder;
  /** Public address of the site; null if unknown. */
  publicUrl: string | null;
}

/** Handles the forms by which a visitor chooses a candidate or returns to the live site. Opening a link chooses nothing. */
export async function choicesRoute(app: FastifyInstance, { folder, publicUrl }: Options): Promise<void> {
  await app.register(formbody, { bodyLimit: 4_096 });

  app.post(choosePath, async (request, reply) => {
    if (!isFromOwnPage(request)) return refuseForeign(reply);
    const form = ChoiceForm.safeParse(request.body).data;
    const live = await readLiveSite(folder);
    const candidate = live?.candidates.find(({ id }) => id === form?.candidate);
    if (!form || !candidate || live?.cookieKey === undefined)
      return refuse(reply, 400, 'No such preview is offered.');
    const keeping = { key: live.cookieKey, now: Math.floor(Date.now() / 1_000), publicUrl };
    const cookie = choiceCookie(request, { candidate: candidate.id }, keeping);
    const page = URL.parse(form.path, 'http://site.invalid');
    return redirect(reply.header('set-cookie', cookie), page ? pathWithin(page) : '/');
  });

  app.post(leavePath, async (request, reply) => {
    if (!isFromOwnPage(request)) return refuseForeign(reply);
    const name = siteCookieName('overrides', request, publicUrl);
    const secure = isSecure(publicUrl);
    const noOverrides = stringifySetCookie({ name, value: '', path: '/', secure, httpOnly: true, maxAge: 0 });
    const offers = (await readLiveSite(folder)) ?? { candidates: [] };
    void reply.header('set-cookie', [liveCookie(request, offers, publicUrl), noOverrides]);
    return redirect(reply, pageOfForm(request, '/'));
  });
}

const refuseForeign = (reply: FastifyReply) =>
  refuse(reply, 403, 'What a browser is given is chosen by a press on a page of this site.');

const redirect = (reply: FastifyReply, path: string) =>
  reply.header('cache-control', 'no-store').redirect(path, 303);
