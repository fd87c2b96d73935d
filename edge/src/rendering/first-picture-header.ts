import { attributeText } from './attribute-text.ts';

/**
 * Preloads the most important picture of a page by a header, because its element comes after the styles and the data of
 * the page.
 * @param html with the addresses that the browser uses
 */
export function firstPictureHeader(html: string): { link?: string } {
  const [picture = ''] = /<img [^>]*fetchPriority="high"[^>]*>/.exec(html) ?? [];
  const [, address] = / src="([^"]+)"/.exec(picture) ?? [];
  return address === undefined
    ? {}
    : { link: `<${encodeURI(attributeText(address))}>; rel=preload; as=image; fetchpriority=high` };
}
