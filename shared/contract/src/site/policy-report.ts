import * as z from 'zod/mini';

/** What browsers send about the content security policy, as far as it is read. */

const Address = z.optional(z.nullable(z.string()));

/** By `report-uri`. */
export const PolicyReport = z.object({
  'csp-report': z.object({
    'document-uri': Address,
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'source-file': Address,
  }),
});

/** By `report-to`: reports of all kinds in one list. */
export const ReportList = z.array(
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
