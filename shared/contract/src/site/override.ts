import * as z from 'zod/mini';

/** The addresses that one browser loads remotes from: a folder by short name of the remote. Kept in a cookie. */
export const Overrides = z.record(z.string(), z.string());
export type Overrides = z.infer<typeof Overrides>;

/** The form that changes one override. An empty address removes it. */
export const OverrideForm = z.object({ remote: z.string(), address: z._default(z.string(), '') });
export type OverrideForm = z.infer<typeof OverrideForm>;

/** The form by which a visitor chooses a candidate, and the page that it was asked for. */
export const ChoiceForm = z.object({ candidate: z.string(), path: z.string() });
