import * as z from 'zod/mini';

/** One picture of an asset. Others may add kinds, so that these are free text. */
export const AssetMedia = z.object({
  /** Ours: `egg`, `dragon` or `key`. */
  kind: z.string(),
  /** The state or pose it shows: `sealed`, `hatching`, `resting`, `flight`. */
  shows: z.string(),
  /** Path or URL. */
  url: z.string(),
  mimeType: z.string(),
});
export type AssetMedia = z.infer<typeof AssetMedia>;

/** Answer of `GET /v1/assets/{id}/medias`; the one that fits the asset's present state comes first. */
export const AssetMediaList = z.object({ medias: z.array(AssetMedia) });
export type AssetMediaList = z.infer<typeof AssetMediaList>;
