import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { CandidateForm, RollbackForm } from '@emberclutch/contract/site/publishing.ts';
import type { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { refuse } from '../http/refuse.ts';
import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import { isFromOwnPage, sendOperatorPage, releasesPath } from './operator-page.ts';
import type { PageReports } from '../page-reports/page-reports.ts';
import { LocalSite } from '../publishing/local-site.ts';
import type { LiveApi } from '../publishing/read-live-api.ts';
import { readBefore } from '../releases/read-site-state.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readSiteStatus } from './read-site-status.ts';
import { renderReleasesPage } from './render-releases-page.ts';

interface Options {
  folder: SiteFolder;
  operator: OperatorAccess;
  pageReports: PageReports;
  readApi: () => Promise<LiveApi>;
}

/** Serves `/releases` and `/status` for operators: the live versions with their failures, and the history, with buttons to roll back. */
export async function releasesRoute(
  app: FastifyInstance,
  { folder, operator, pageReports, readApi }: Options,
): Promise<void> {
  await app.register(formbody, { bodyLimit: 4_096 });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, refusal?: string) => {
    const status = await readSiteStatus(folder, pageReports, readBefore(request.url));
    return sendOperatorPage(reply, renderReleasesPage(status, refusal));
  };

  for (const path of [releasesPath, '/status'])
    app.get(path, async (request, reply) => {
      if (operator.acceptTokenLink(request, reply)) return reply;
      return operator.isAllowed(request) ? sendPage(request, reply) : reply.callNotFound();
    });

  /** Registers the target of one of the page's forms. */
  const addForm = <Form>(
    path: string,
    schema: z.ZodMiniType<Form>,
    handleForm: (site: LocalSite, form: Form) => Promise<unknown>,
  ) =>
    app.post(`${releasesPath}/${path}`, async (request, reply) => {
      if (!operator.isAllowed(request)) return reply.callNotFound();
      if (!isFromOwnPage(request))
        return refuse(reply, 403, 'Releases can only be changed from a page of this site.');
      const form = schema.safeParse(request.body).data;
      if (!form) return refuse(reply, 400, 'This page has no such form.');
      try {
        await handleForm(new LocalSite({ folder, readApi }), form);
      } catch (error) {
        if (error instanceof OperatorError) return sendPage(request, reply.status(409), error.message);
        throw error;
      }
      return reply.header('cache-control', 'no-store').redirect(releasesPath, 303);
    });

  addForm('undo', RollbackForm, (site, form) =>
    site.rollBack({ ...form, again: false, ...operatorAsPublisher }),
  );
  addForm('promote', CandidateForm, (site, form) => site.promote({ ...form, ...operatorAsPublisher }));
  addForm('drop', CandidateForm, (site, form) => site.drop({ ...form, ...operatorAsPublisher }));
}

const operatorAsPublisher = { by: 'operator', commit: null };
