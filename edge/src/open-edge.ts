import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Provider } from '@emberclutch/provider/app.ts';
import { checkTestServices } from '@emberclutch/provider/config/check-test-services.ts';
import { readConfig } from '@emberclutch/provider/config/config.ts';
import type { Config } from '@emberclutch/provider/config/config.ts';
import type { Environment } from '@emberclutch/server/settings/define-settings.ts';
import { closeServer } from '@emberclutch/server/http/close-server.ts';
import { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { traceRequests } from '@emberclutch/server/tracing/trace-requests.ts';
import { forwardedAddresses } from '@emberclutch/server/http/forwarded-addresses.ts';
import { maxInFlightPerNetwork, RequestLimiter } from '@emberclutch/server/shares/request-limiter.ts';
import { warnOfHiddenClients } from '@emberclutch/server/http/warn-of-hidden-clients.ts';
import { serverOptions } from '@emberclutch/provider/server-options.ts';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { answerDiskFailure } from './serving/answer-disk-failure.ts';
import { edgeHealth } from './serving/edge-health.ts';
import { limitClients } from './serving/limit-clients.ts';
import { PageReports } from './page-reports/page-reports.ts';
import { pageReportsRoute, pageReportMetrics } from './page-reports/page-reports-route.ts';
import { ensurePublished } from './releases/ensure-published.ts';
import { readServedSite } from './releases/live-site.ts';
import { createLivePartsReader } from './rendering/compose.ts';
import { variantsRoute } from './variants/variants-route.ts';
import { publishRoute } from './publish-api/publish-route.ts';
import { operatorName } from './publish-api/release-tokens.ts';
import { readServedApi } from './publishing/read-live-api.ts';
import { ResponseCache } from './rendering/response-cache.ts';
import { PageRenderer } from './rendering/page-renderer.ts';
import { renderAhead } from './rendering/render-ahead.ts';
import { refuseUnroutable } from './serving/refuse-unroutable.ts';
import { currentFonts } from './serving/current-fonts.ts';
import { releasesRoute } from './operator/releases-route.ts';
import { securityHeaders } from './serving/security-headers.ts';
import { followSite } from './serving/follow-site.ts';
import { serveSite } from './serving/serve-site.ts';
import { formatAddress } from './settings.ts';
import type { EdgeSettings } from './settings.ts';
import { openSiteFolder } from './publishing/open-site-folder.ts';
import { readSiteSettings } from './releases/site-settings.ts';
import type { SiteFolder } from './releases/site-folder.ts';
import { listen } from './serving/listen.ts';

export interface Edge {
  /** URL of the site, such as `http://localhost:3000`. */
  url: string;
  /** The operator token if this process has generated it; null if the settings contain it. */
  generatedToken: string | null;
  /** Whether `/outbox` keeps mail instead of sending it, because there is no mail server and no other process sends mail. */
  hasOutbox: boolean;
  /** Finishes pending requests, then stops the provider's jobs, then its database. */
  close: () => Promise<void>;
}

/** The objects that the plugins of an edge share. */
interface EdgeContext {
  settings: EdgeSettings;
  config: Config & { operatorToken: string };
  folder: SiteFolder;
  operator: OperatorAccess;
  limiter: RequestLimiter;
  pageReports: PageReports;
}

/** The state of an edge that its health check reads. */
interface EdgeState {
  isDraining: boolean;
  /** Null until the provider is open, or if the edge forwards the API. */
  provider: Provider | null;
}

type Publish = (onStarted: () => void) => Promise<void>;

/**
 * Serves a published site with its provider, which runs in this process, or behind a proxy in other processes.
 * @param environment variables with the settings of the provider
 * @param publish publishes the site first. When the function calls `onStarted`, the edge opens the database in parallel
 * @throws {SettingError} if nothing is published, the port cannot be opened, or a setting of the provider is invalid
 * @throws {OperatorError} if another process has the embedded database open
 */
export async function openEdge(
  settings: EdgeSettings,
  environment: NodeJS.ProcessEnv,
  publish?: Publish,
): Promise<Edge> {
  const { host, port, providerUrls } = settings;
  const providerConfig = readConfig({ PUBLIC_URL: formatAddress(host, port), ...environment });
  const publicUrl = settings.publicUrl ?? providerConfig.publicUrl;
  if (providerUrls.length === 0) checkTestServices({ ...providerConfig, host, publicUrl }, environment);
  const operatorToken = providerConfig.operatorToken ?? randomBytes(24).toString('base64url');
  const operator = new OperatorAccess(operatorToken);
  const folder = await openSiteFolder(settings);
  const config = { ...providerConfig, operatorToken, ...(await readSiteIdentity(folder, settings)) };
  const checkSite = () => ensurePublished(folder, settings);
  if (!publish) await checkSite();
  const app = createServer(config);
  const limiter = new RequestLimiter({
    perSecond: config.requestsPerSecond,
    maxInFlight: maxInFlightPerNetwork,
  });
  const context = { settings, config, folder, operator, limiter, pageReports: new PageReports() };
  const state: EdgeState = { isDraining: false, provider: null };
  const close = async () => {
    state.isDraining = true;
    if (config.drain > 0) await wait(config.drain * 1_000);
    await closeServer(app);
    await state.provider?.close();
  };
  const { publishing, started } = startPublishing(publish, checkSite);
  try {
    await started;
    if (providerUrls.length === 0) state.provider = await openEmbeddedProvider(context);
    await registerBasics(app, context, state);
    if (state.provider) await app.register(state.provider.plugin);
    else await registerProxy(app, context);
    await publishing;
    await registerSite(app, context);
    await listen(app, { port, host });
  } catch (error) {
    await publishing?.catch(() => undefined);
    await close();
    throw error;
  }
  state.provider?.start();
  return {
    url: formatAddress(host, readPort(app, settings)),
    generatedToken: providerConfig.operatorToken === null ? operatorToken : null,
    hasOutbox: state.provider !== null && config.smtp === null,
    close,
  };
}

/**
 * Adds SITE_SAMPLE_WORLD to the environment of a site whose provider runs in the same process and seeds its world with samples, so that pages
 * state this. A value in the environment takes precedence.
 */
export function addSampleWorld(environment: Environment): Environment {
  const isProviderElsewhere = Boolean(environment.PROVIDER_URL || environment.DATABASE_URL);
  if (isProviderElsewhere || environment.SITE_SAMPLE_WORLD || !readConfig(environment).isWorldSeeded)
    return environment;
  return { ...environment, SITE_SAMPLE_WORLD: 'yes' };
}

/** @returns a promise that settles when the site is published and checked, and a promise that settles when the publisher has started */
function startPublishing(publish: Publish | undefined, checkSite: () => Promise<void>) {
  if (!publish) return {};
  const { promise, resolve } = Promise.withResolvers<void>();
  const publishing = publish(resolve).then(checkSite);
  publishing.catch(() => undefined); // awaited after the database is open
  return { publishing, started: Promise.race([promise, publishing]) };
}

function createServer(config: Parameters<typeof serverOptions>[0]): FastifyInstance {
  const options = serverOptions(config);
  return fastify({
    ...options,
    // `refuseUnroutable` refuses these requests instead, because Node's own response has no security headers.
    http: { ...options.http, requireHostHeader: false },
    routerOptions: { ignoreTrailingSlash: true },
  });
}

/** Reads name and contact of the published site, or from the environment while the site is being published. */
async function readSiteIdentity(folder: SiteFolder, { site }: EdgeSettings) {
  const live = await readServedSite(folder);
  const { name, contact = noContact } = readSiteSettings(live?.settings ?? site).config;
  return { siteName: name, contact };
}

const noContact = { operator: '', address: '', mail: '' };

/** Registers the hooks that run for every request: tracing, headers, refusals, limits, compression, and the state of the edge. */
async function registerBasics(
  app: FastifyInstance,
  { settings, folder, limiter }: EdgeContext,
  state: EdgeState,
): Promise<void> {
  // Does not trust the trace context of a client.
  await app.register(traceRequests, { trustsParent: false });
  await app.register(forwardedAddresses);
  await app.register(securityHeaders, {
    isHttps: settings.publicUrl?.startsWith('https:') ?? false,
    coversSubdomains: settings.areSubdomainsHttps,
  });
  await app.register(refuseUnroutable);
  await app.register(answerDiskFailure);
  await app.register(limitClients, { limiter });
  await compressResponses(app);
  await app.register(edgeHealth, {
    folder,
    isDraining: () => state.isDraining,
    findClockObstacle: () => state.provider?.findClockObstacle() ?? null,
  });
}

/** Compresses the responses of the API. Published files are compressed when they are stored. */
async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    // Compressing fewer bytes saves no network packet.
    threshold: 1_000,
    // Passes bodies to the provider unchanged. Otherwise, an invalid gzip body would look like a failing provider.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    // This quality takes about as long as gzip.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}

/** Forwards the API to providers in other processes. */
async function registerProxy(
  app: FastifyInstance,
  { settings, config, operator, pageReports }: EdgeContext,
): Promise<void> {
  await app.register(warnOfHiddenClients, { trustProxy: config.trustProxy !== false });
  // Imports the module on demand, because most edges run the provider in their own process.
  const { proxyProvider } = await import('./serving/proxy-provider.ts');
  await app.register(proxyProvider, { urls: settings.providerUrls });
  await app.register(pageReportMetrics, { pageReports, operator, metricsToken: config.metricsToken });
}

/** Registers the pages and files of the site, and the routes of publishers, operators and visitors who choose a candidate. */
async function registerSite(
  app: FastifyInstance,
  { settings, config, folder, operator, limiter, pageReports }: EdgeContext,
): Promise<void> {
  const fetchFile = followSite(app, folder);
  const readApi = () => readServedApi(app, folder);
  await app.register(currentFonts, { folder });
  await app.register(releasesRoute, { folder, operator, pageReports, readApi });
  const operatorToken = { name: operatorName, apps: undefined, token: config.operatorToken };
  await app.register(publishRoute, { folder, tokens: [...settings.releaseTokens, operatorToken], readApi });
  const overrideRules = {
    origins: settings.overrideOrigins,
    publicUrl: settings.publicUrl,
    operator,
  };
  const readParts = createLivePartsReader(folder);
  await app.register(variantsRoute, { folder, readParts, overrideRules });
  await app.register(pageReportsRoute, { folder, readParts, pageReports });
  const responses = new ResponseCache(app);
  const renderer = new PageRenderer({ responses, folder, pageReports });
  await app.register(renderAhead, { folder, readParts, renderer });
  const pages = { readParts, overrideRules, responses, renderer };
  await app.register(serveSite, { limiter, folder, fetchFile, ...pages });
}

/** Imports the provider on demand, because that blocks this thread for half a second, which would delay the start of a build. */
async function openEmbeddedProvider({ config, pageReports }: EdgeContext): Promise<Provider> {
  const { openProvider } = await import('@emberclutch/provider/app.ts');
  return openProvider(config, { isInsideEdge: true, readExtraMetrics: () => pageReports.formatMetrics() });
}

/** Reads the port, which the operating system has assigned if the setting is 0. */
function readPort(app: FastifyInstance, { port }: EdgeSettings): number {
  const address = app.server.address();
  return typeof address === 'object' ? (address?.port ?? port) : port;
}
