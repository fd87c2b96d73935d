import * as z from 'zod/mini';

/** A violation of the content security policy, as far as it is read: nothing of it says who saw the page. */
interface PolicyViolation {
  /** Path of the page. */
  page: string;
  directive: string;
  /** Path of the script that broke the rule; null where the browser does not say. */
  script: string | null;
}

const Address = z.optional(z.nullable(z.string()));

/** Of `report-uri`. */
const OldReport = z.object({
  'csp-report': z.object({
    'document-uri': Address,
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'source-file': Address,
  }),
});

/** Of `report-to`: any kinds of reports in one list. */
const Reports = z.array(
  z.object({
    type: z.string(),
    url: Address,
    body: z.optional(
      z.nullable(
        z.object({ documentURL: Address, effectiveDirective: z.optional(z.string()), sourceFile: Address }),
      ),
    ),
  }),
);

/** Reports of one request that are read. */
const maxReports = 20;

/** Reads violations in either format. @returns null for anything else */
export function policyViolationsIn(body: unknown): PolicyViolation[] | null {
  const old = OldReport.safeParse(body).data?.['csp-report'];
  if (old)
    return [
      {
        page: pathOf(old['document-uri']) ?? '/',
        directive: directiveOf(old['effective-directive'] ?? old['violated-directive']),
        script: pathOf(old['source-file']),
      },
    ];
  const reports = Reports.safeParse(body).data;
  if (!reports) return null;
  return reports
    .filter(({ type }) => type === 'csp-violation' || type === 'integrity-violation')
    .slice(0, maxReports)
    .map(({ type, url, body: details }) => ({
      page: pathOf(details?.documentURL ?? url) ?? '/',
      directive: directiveOf(details?.effectiveDirective ?? type),
      script: pathOf(details?.sourceFile),
    }));
}

/** A browser writes a directive; anybody may write anything. */
const directiveOf = (text = '') => /^[a-z-]{1,40}/.exec(text)?.[0] ?? 'other';

const pathOf = (address: string | null | undefined) => URL.parse(address ?? '')?.pathname ?? null;
