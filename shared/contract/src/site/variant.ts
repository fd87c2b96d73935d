import * as z from 'zod/mini';

/** The addresses of the folders from which one browser loads remotes, by short name of the remote. */
export const Overrides = z.record(z.string(), z.string());
export type Overrides = z.infer<typeof Overrides>;

/** The variant that the cookie of a browser stores. */
export const VariantChoice = z.object({
  /** The bucket that decides whether the visitor gets a canary. The edge draws it for a new visitor. Stored cookies name it `number`. */
  number: z.optional(z.int()),
  /** Id of a candidate that the visitor chose. It takes precedence over the bucket. */
  candidate: z.optional(z.string()),
  overrides: z._default(Overrides, {}),
});
export type VariantChoice = z.infer<typeof VariantChoice>;

/** The form that changes one override. An empty address removes it. */
export const OverrideForm = z.object({ remote: z.string(), address: z._default(z.string(), '') });

/** The form with which a visitor opens a preview, and the page to which its link leads. */
export const PreviewForm = z.object({ candidate: z.string(), path: z.string() });
