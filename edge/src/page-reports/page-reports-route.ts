import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EvidenceReport, PolicyReport, ReportList } from '@emberclutch/contract/site/evidence.ts';
import { evidencePath, policyReportPath } from '@emberclutch/contract/site/page-protocol.ts';
import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';
import { parseJson } from '../http/parse-json.ts';
import { refuse } from '../http/refuse.ts';
import { RequestLimiter } from '@emberclutch/server/shares/request-limiter.ts';
import { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { findPage, toContentPath } from '../composition/composition-parts.ts';
import type { CompositionParts, LivePartsReader } from '../composition/composition-parts.ts';
import { readServedSite } from '../releases/live-site.ts';
import { parseReleasePath } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { PageReports } from './page-reports.ts';

interface Options {
  folder: SiteFolder;
  readParts: LivePartsReader;
  pageReports: PageReports;
}

/** Maximum size in bytes. A report has at most 4 KB; a browser may send several violations of the policy at once. */
const maxReportBytes = 16_384;

/** Limits for one network. It may send 300 reports at once. A page sends about three, and many players may share one network. */
const networkLimits = { perSecond: 5, burstSeconds: 60, maxInFlight: 300 };

/** Limits for all networks together. */
const totalLimits = { perSecond: 100, burstSeconds: 60, maxInFlight: 6_000 };

/** Content types that browsers send with `sendBeacon`, `report-uri` and `report-to`. */
const contentTypes = ['text/plain', 'application/csp-report', 'application/reports+json'];

/**
 * Receives reports of pages about failures and timings. Answers 204 to every report that it can read, so that a client learns nothing about
 * the site, and logs positions in scripts, which `releases trace` translates.
 */
export async function pageReportsRoute(
  app: FastifyInstance,
  { folder, readParts, pageReports }: Options,
): Promise<void> {
  const networks = new RequestLimiter(networkLimits);
  const totalLimiter = new RequestLimiter(totalLimits);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    contentTypes,
    { parseAs: 'string', bodyLimit: maxReportBytes },
    (_request, body, done) => done(null, parseJson(String(body))),
  );

  /** Whether this edge stores a release. A client may send any name. The look-up is fast, because the system caches the folder of a live release. */
  const isReleaseStored = ({ app: name, version }: AppVersion) =>
    !/^\.+$/.test(version) && existsSync(join(folder.release(name, version), 'release.json'));

  /** @returns whether the request is within the limits and does not declare that it comes from another site */
  const isAllowed = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') return false;
    const leave = networks.admitWithoutQueueing(request, reply) ? totalLimiter.enter('all') : null;
    if (leave) reply.raw.on('close', leave);
    else pageReports.countRefusal('limit');
    return leave !== null;
  };

  /** Finds the candidate whose policy was violated. @returns null for the live site */
  const findReportedCandidate = async (url: string) => {
    const id = new URL(url, 'http://site.invalid').searchParams.get('candidate');
    if (id === null) return null;
    return (await readServedSite(folder))?.candidates.find((candidate) => candidate.id === id) ?? null;
  };

  app.post(evidencePath, routeOptions, async (request, reply) => {
    if (!isAllowed(request, reply)) return refuse(reply, 429, 'Too many reports.');
    const report = EvidenceReport.safeParse(request.body).data;
    if (!report) return refuseInvalid(reply, pageReports);
    const { vitals } = report;
    const reportedReleases = [...report.loads, ...report.failures, ...(vitals ? [vitals] : [])];
    if (reportedReleases.every(isReleaseStored)) {
      pageReports.add(report);
      for (const { app: name, version, kind, name: error, at } of report.failures)
        request.log.warn({ app: name, version, kind, error, at, page: report.page }, 'a page failed');
    } else pageReports.countRefusal('unknown');
    return reply.status(204).send();
  });

  app.post(policyReportPath, routeOptions, async (request, reply) => {
    if (!isAllowed(request, reply)) return refuse(reply, 429, 'Too many reports.');
    const violations = readPolicyViolations(request.body);
    if (!violations) return refuseInvalid(reply, pageReports);
    const parts = await readParts(await findReportedCandidate(request.url));
    for (const { page, directive, script } of violations) {
      const violatingApp = parts && findViolatingApp(parts, { page, script });
      if (!violatingApp || !isReleaseStored(violatingApp.release)) pageReports.countRefusal('unknown');
      else
        pageReports.addFailure(violatingApp.page, {
          ...violatingApp.release,
          kind: 'policy',
          name: directive,
        });
    }
    return reply.status(204).send();
  });
}

/** Does not log requests individually, because a log line contains the network of the visitor. */
const routeOptions = { logLevel: 'warn' } as const;

function refuseInvalid(reply: FastifyReply, pageReports: PageReports) {
  pageReports.countRefusal('invalid');
  return refuse(reply, 400, 'Not a report.');
}

/**
 * Finds the release to which a violation belongs: the release of the script, or else the live release that serves the page.
 * @param script path of a script of the site, with its version
 * @returns the release, and the pattern of the page, which contains no id
 */
function findViolatingApp(
  parts: CompositionParts,
  { page, script }: { page: string; script: string | null },
): { page: string; release: AppVersion } {
  const ownedPage = findPage(parts, page);
  const { app, version } = ownedPage.owner;
  return { page: toContentPath(ownedPage), release: parseReleasePath(script ?? '') ?? { app, version } };
}

/** The fields of a content security policy violation that the edge reads. No field identifies a visitor. */
interface PolicyViolation {
  page: string;
  directive: string;
  /** Path of the script that broke the rule; null if the browser does not say. */
  script: string | null;
}

/** Maximum number of reports that the edge reads per request. */
const maxReports = 20;

/** Reads violations in the format of `report-uri` or of the Reporting API. @returns null for a body in neither format */
function readPolicyViolations(body: unknown): PolicyViolation[] | null {
  const policyReport = PolicyReport.safeParse(body).data?.['csp-report'];
  if (policyReport)
    return [
      {
        page: readPath(policyReport['document-uri']) ?? '/',
        directive: readDirective(policyReport['effective-directive'] ?? policyReport['violated-directive']),
        script: readPath(policyReport['source-file']),
      },
    ];
  const reports = ReportList.safeParse(body).data;
  if (!reports) return null;
  return reports
    .filter(({ type }) => type === 'csp-violation' || type === 'integrity-violation')
    .slice(0, maxReports)
    .map(({ type, url, body: details }) => ({
      page: readPath(details?.documentURL ?? url) ?? '/',
      directive: readDirective(details?.effectiveDirective ?? type),
      script: readPath(details?.sourceFile),
    }));
}

/** Reads a directive. Clients other than browsers may send any text. */
const readDirective = (text = '') => /^[a-z-]{1,40}/.exec(text)?.[0] ?? 'other';

const readPath = (address: string | null | undefined) => URL.parse(address ?? '')?.pathname ?? null;

interface MetricsOptions {
  pageReports: PageReports;
  operator: OperatorAccess;
  metricsToken: string | null;
}

/** Serves `/metrics` of an edge without a provider in its process, which contains the reports of pages. */
export async function pageReportMetrics(
  app: FastifyInstance,
  { pageReports, operator, metricsToken }: MetricsOptions,
): Promise<void> {
  const scraper = metricsToken === null ? null : new OperatorAccess(metricsToken);
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (operator.acceptTokenLink(request, reply)) return reply;
    if (!operator.isAllowed(request) && !scraper?.isAllowed(request)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(pageReports.contentType)
      .send(await pageReports.formatMetrics());
  });
}
