import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { assetPreviewCall } from '../composition/asset-preview-call.ts';
import type { Composition } from '../composition/composition.ts';

/** Path of the frame with the card of an asset. */
export const assetFramePath = (id: string) => `/embed/v1/frame/asset/${id}`;

/** The call for the preview of an asset; null for a text that is no asset number. */
export const previewCallOf = (id: string): string | null =>
  parseEntityId(id) !== null ? assetPreviewCall.replace(':id', id) : null;

/** The asset that a page of the site is about; null for any other address. @param base of the site, such as `https://emberclutch.example` */
export function assetOf({ pages }: Composition, base: string, address: string): string | null {
  const url = URL.parse(address);
  if (url === null || url.origin !== base) return null;
  for (const { path, preview } of pages) {
    const id = preview?.call === assetPreviewCall ? matchPath(path, url.pathname)?.['id'] : undefined;
    if (id !== undefined && parseEntityId(id) !== null) return id;
  }
  return null;
}

/** The address of the page about an asset; null if the site has none. */
export function assetAddress({ pages }: Composition, base: string, id: string): string | null {
  const page = pages.find(({ preview }) => preview?.call === assetPreviewCall);
  return page ? `${base}${page.path.replace(':id', id)}` : null;
}

/** The address of a picture that a preview names. */
export const pictureAddress = ({ site }: Composition, base: string, url: PagePreview['picture']['url']) =>
  url.startsWith('/') ? `${site.apiBase || base}${url}` : url;
