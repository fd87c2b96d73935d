import * as z from 'zod/mini';

/** Reports that browsers send about the content security policy, with the fields that we read. */

const Address = z.optional(z.nullable(z.string()));

/** The format of `report-uri`. */
export const PolicyReport = z.object({
  'csp-report': z.object({
    'document-uri': Address,
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'source-file': Address,
  }),
});

/** The format of `report-to`: reports of all kinds in one list. */
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
