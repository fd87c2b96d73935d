import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EvidenceReport } from '@emberclutch/contract/site/evidence.ts';
import { evidencePath, policyReportPath } from '@emberclutch/contract/site/page-protocol.ts';
import { refuse } from '@emberclutch/server/http/refuse.ts';
import { RequestLimiter } from '@emberclutch/server/shares/request-limiter.ts';
import type { LivePartsReader } from '../composition/live-parts-reader.ts';
import { readLiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { appOfPath } from './app-of-path.ts';
import type { Evidence } from './evidence.ts';
import { knownReleases } from './known-releases.ts';
import { policyViolationsIn } from './policy-violations-in.ts';
import { parseJson } from '@emberclutch/server/http/parse-json.ts';

interface Options {
  folder: SiteFolder;
  readParts: LivePartsReader;
  evidence: Evidence;
}

/** In bytes. A report has at most 4 KB; a browser may send several violations of the policy at once. */
const maxReportBytes = 16_384;

/** 300 reports of one network at once. A page sends about three; many players may share one network. */
const networkLimits = { perSecond: 5, burstSeconds: 60, maxInFlight: 300 };
/** The same for all. */
const totalLimits = { perSecond: 100, burstSeconds: 60, maxInFlight: 6_000 };

/** Types in which browsers send: `sendBeacon`, `report-uri`, `report-to`. */
const types = ['text/plain', 'application/csp-report', 'application/reports+json'];

/**
 * Takes the reports of pages about failures and timings. It answers 204 to every report that it can read, so that a client learns nothing
 * about the site, and logs positions in scripts, which `releases trace` translates.
 */
export async function evidenceRoute(
  app: FastifyInstance,
  { folder, readParts, evidence }: Options,
): Promise<void> {
  const networks = new RequestLimiter(networkLimits);
  const total = new RequestLimiter(totalLimits);
  const isKnown = knownReleases(folder);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: maxReportBytes }, (_request, body, done) =>
    done(null, parseJson(String(body))),
  );

  /** @returns whether the request is within the limits and does not declare that it comes from another site */
  const isAllowed = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') return false;
    const leave = networks.admits(request, reply) ? total.enter('all') : null;
    if (leave) reply.raw.on('close', leave);
    else evidence.refuse('limit');
    return leave !== null;
  };

  /** The candidate whose policy was violated; null for the live site. */
  const candidateOf = async (url: string) => {
    const id = new URL(url, 'http://site.invalid').searchParams.get('candidate');
    if (id === null) return null;
    return (await readLiveSite(folder))?.candidates.find((candidate) => candidate.id === id) ?? null;
  };

  app.post(evidencePath, options, async (request, reply) => {
    if (!isAllowed(request, reply)) return refuse(reply, 429, 'Too many reports.');
    const report = EvidenceReport.safeParse(request.body).data;
    if (!report) return refuseInvalid(reply, evidence);
    const { vitals } = report;
    const areKnown = [...report.loads, ...report.failures, ...(vitals ? [vitals] : [])].every(isKnown);
    if (areKnown) {
      evidence.add(report);
      for (const { app: name, version, kind, name: error, at } of report.failures)
        request.log.warn({ app: name, version, kind, error, at, page: report.page }, 'a page failed');
    } else evidence.refuse('unknown');
    return reply.status(204).send();
  });

  app.post(policyReportPath, options, async (request, reply) => {
    if (!isAllowed(request, reply)) return refuse(reply, 429, 'Too many reports.');
    const violations = policyViolationsIn(request.body);
    if (!violations) return refuseInvalid(reply, evidence);
    const parts = await readParts(await candidateOf(request.url));
    for (const { page, directive, script } of violations) {
      const found = parts && appOfPath(parts, { page, script });
      if (!found || !isKnown(found.release)) evidence.refuse('unknown');
      else evidence.addFailure(found.page, { ...found.release, kind: 'policy', name: directive });
    }
    return reply.status(204).send();
  });
}

/** Requests are not logged one by one, because a log line has the network of the reader. */
const options = { logLevel: 'warn' } as const;

function refuseInvalid(reply: FastifyReply, evidence: Evidence) {
  evidence.refuse('invalid');
  return refuse(reply, 400, 'Not a report.');
}
