import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import {
  AppVersion,
  CandidateOrder,
  CandidateReference,
  ReleaseOrder,
  RetirementOrder,
  RollbackOrder,
  ScriptOfRelease,
  SettingsOrder,
} from '@emberclutch/contract/site/publishing.ts';
import { refuse } from '../http/refuse.ts';
import { SettingError } from '@emberclutch/server/settings/define-settings.ts';
import { LocalSite } from '../publishing/local-site.ts';
import { PublishError, ScopeError } from '../publishing/publish-error.ts';
import type { LiveApi } from '../publishing/read-live-api.ts';
import { readBefore } from '../releases/read-site-state.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { isStored } from '../releases/store-release.ts';
import { maxArchiveBytes, withUploadedBuild } from './with-uploaded-build.ts';
import { findReleaseToken } from './release-tokens.ts';
import type { ReleaseToken } from './release-tokens.ts';

interface Options {
  folder: SiteFolder;
  tokens: readonly ReleaseToken[];
  readApi: () => Promise<LiveApi>;
}

/**
 * Lets publishers change the site without access to its disk: they upload builds, and the edge checks, stores, composes and switches. Requests
 * need a bearer token. Cookies grant nothing, so that a page of another site cannot send a valid request.
 */
export async function publishRoute(
  app: FastifyInstance,
  { folder, tokens, readApi }: Options,
): Promise<void> {
  app.addContentTypeParser(archiveType, (_request, payload, done) => done(null, payload));
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof ScopeError) return refuse(reply, 403, error.message);
    if (error instanceof PublishError) return refuse(reply, 409, error.message);
    if (error instanceof SettingError) return refuse(reply, 400, error.message);
    throw error;
  });

  const findAccess: FindAccess = (request) => {
    const access = findReleaseToken(tokens, request.headers.authorization);
    return access && { ...access, site: new LocalSite({ folder, readApi, apps: access.apps }) };
  };
  addOrderRoutes(app, findAccess);
  addReadRoutes(app, findAccess);
  addBuildRoutes(app, findAccess, folder);
}

/** Finds the permissions of a request's publisher, and the site with the permitted operations. @returns null for an unknown token */
type FindAccess = (
  request: FastifyRequest,
) => (NonNullable<ReturnType<typeof findReleaseToken>> & { site: LocalSite }) | null;

/** Adds the routes that change the site. The history records the name of the token and the user. */
function addOrderRoutes(app: FastifyInstance, findAccess: FindAccess): void {
  const addOrderRoute = <Order extends { by: string | null }>(
    path: string,
    schema: z.ZodMiniType<Order>,
    handleOrder: (site: LocalSite, order: Order) => Promise<unknown>,
  ) =>
    app.post(path, async (request, reply) => {
      const access = findAccess(request);
      if (!access) return refuseUnknownToken(reply);
      const order = schema.safeParse(request.body).data;
      if (!order) return refuse(reply, 400, 'This edge does not understand the order.');
      const by = order.by === null ? access.name : `${access.name} (${order.by})`;
      return reply.send(await handleOrder(access.site, { ...order, by }));
    });

  addOrderRoute('/releases', ReleaseOrder, (site, order) => site.release(order));
  addOrderRoute('/releases/rollback', RollbackOrder, (site, order) => site.rollBack(order));
  addOrderRoute('/releases/candidates', CandidateOrder, (site, order) => site.offer(order));
  addOrderRoute('/releases/candidates/promotion', CandidateReference, (site, order) => site.promote(order));
  addOrderRoute('/releases/candidates/drop', CandidateReference, (site, order) => site.drop(order));
  addOrderRoute('/releases/retirement', RetirementOrder, async (site, order) => {
    await site.retire(order);
    return {};
  });
  addOrderRoute('/releases/settings', SettingsOrder, async (site, order) => ({
    isChanged: await site.changeSettings(order),
  }));
}

function addReadRoutes(app: FastifyInstance, findAccess: FindAccess): void {
  app.get('/releases/state', async (request, reply) => {
    const access = findAccess(request);
    if (!access) return refuseUnknownToken(reply);
    return reply.send(await access.site.readState(readBefore(request.url)));
  });

  app.get('/releases/source-maps/:app/:version/:script', async (request, reply) => {
    const access = findAccess(request);
    if (!access) return refuseUnknownToken(reply);
    const reference = ScriptOfRelease.safeParse(request.params).data;
    const map = reference ? await access.site.readSourceMap(reference, reference.script) : null;
    if (map === null) return refuse(reply, 404, 'There is no source map of this script.');
    return reply.type('application/json').send(map);
  });
}

function addBuildRoutes(app: FastifyInstance, findAccess: FindAccess, folder: SiteFolder): void {
  app.put('/releases/builds/:app/:version', { bodyLimit: maxArchiveBytes }, async (request, reply) => {
    const access = findAccess(request);
    if (!access) return refuseUnknownToken(reply);
    const expected = AppVersion.safeParse(request.params).data;
    if (!expected) return refuse(reply, 400, 'An app or version with this name cannot be stored.');
    if (access.apps && !access.apps.includes(expected.app))
      return refuse(reply, 403, `The token is for ${access.apps.join(' and ')}.`);
    if (!(request.body instanceof Readable)) return refuse(reply, 415, `Send the build as ${archiveType}.`);
    const upload = { archive: request.body, expected };
    return reply.send(await withUploadedBuild(folder, upload, (dist) => access.site.store(dist)));
  });

  /** Answers whether the build is stored already, so that no upload is necessary. */
  app.head('/releases/builds/:app/:version', async (request, reply) => {
    const access = findAccess(request);
    if (!access) return refuseUnknownToken(reply);
    const build = AppVersion.safeParse(request.params).data;
    if (build && access.apps && !access.apps.includes(build.app)) return reply.status(403).send();
    return reply.status(build && (await isStored(folder, build.app, build.version)) ? 200 : 404).send();
  });
}

const archiveType = 'application/gzip';

const refuseUnknownToken = (reply: FastifyReply) =>
  refuse(reply.header('www-authenticate', 'Bearer'), 401, 'A publisher token is required.');
