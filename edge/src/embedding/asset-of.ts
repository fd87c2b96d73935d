import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { assetPreviewCall } from '../composition/asset-preview-call.ts';
import { allPages } from '../composition/composition-parts.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';

/** Path of the frame with the card of an asset. */
export const assetFramePath = (id: string) => `/embed/v1/frame/asset/${id}`;

/** The call for the preview of an asset; null for a text that is no asset number. */
export const previewCallOf = (id: string): string | null =>
  parseEntityId(id) !== null ? assetPreviewCall.replace(':id', id) : null;

/** The asset that a page of the site is about; null for any other address. @param base of the site, such as `https://emberclutch.example` */
export function assetOf(live: CompositionParts, base: string, address: string): string | null {
  const url = URL.parse(address);
  if (url === null || url.origin !== base) return null;
  for (const { page } of allPages(live)) {
    const { path, preview } = page;
    const id = preview === assetPreviewCall ? matchPath(path, url.pathname)?.['id'] : undefined;
    if (id !== undefined && parseEntityId(id) !== null) return id;
  }
  return null;
}

/** The address of the page about an asset; null if the site has none. */
export function assetAddress(live: CompositionParts, base: string, id: string): string | null {
  const found = allPages(live).find(({ page }) => page.preview === assetPreviewCall);
  return found ? `${base}${found.page.path.replace(':id', id)}` : null;
}

/** The address of a picture that a preview names. */
export const pictureAddress = (
  { site }: CompositionParts,
  base: string,
  url: PagePreview['picture']['url'],
) => (url.startsWith('/') ? `${site.config.apiBase || base}${url}` : url);
