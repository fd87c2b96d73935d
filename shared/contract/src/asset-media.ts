import * as z from 'zod/mini';

/** One picture of an asset. Free text, because other providers may have other kinds. */
export const AssetMedia = z.object({
  /** `egg`, `dragon` or `key` in our provider. */
  kind: z.string(),
  /** The state or pose it shows: `sealed`, `hatching`, `resting`, `flight`. */
  shows: z.string(),
  /** Path or URL. */
  url: z.string(),
  mimeType: z.string(),
});
export type AssetMedia = z.infer<typeof AssetMedia>;

/** Answer of `GET /v1/assets/{id}/medias`; the picture of the asset's current state comes first. */
export const AssetMediaList = z.object({ medias: z.array(AssetMedia) });
export type AssetMediaList = z.infer<typeof AssetMediaList>;
