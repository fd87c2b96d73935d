import { PolicyReport, ReportList } from '@emberclutch/contract/site/policy-report.ts';

/** The fields of a violation of the content security policy that are read: none of them identifies a visitor. */
interface PolicyViolation {
  /** Path of the page. */
  page: string;
  directive: string;
  /** Path of the script that broke the rule; null if the browser does not say. */
  script: string | null;
}

/** Reports of one request that are read. */
const maxReports = 20;

/** Reads violations in either format. @returns null for anything else */
export function policyViolationsIn(body: unknown): PolicyViolation[] | null {
  const old = PolicyReport.safeParse(body).data?.['csp-report'];
  if (old)
    return [
      {
        page: pathOf(old['document-uri']) ?? '/',
        directive: directiveOf(old['effective-directive'] ?? old['violated-directive']),
        script: pathOf(old['source-file']),
      },
    ];
  const reports = ReportList.safeParse(body).data;
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

/** Browsers send a directive; other clients may send any text. */
const directiveOf = (text = '') => /^[a-z-]{1,40}/.exec(text)?.[0] ?? 'other';

const pathOf = (address: string | null | undefined) => URL.parse(address ?? '')?.pathname ?? null;
