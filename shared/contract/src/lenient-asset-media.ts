import { readList } from './readers/list.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';
import { readText } from './readers/text.ts';

/** `AssetMedia` as far as it could be read; null for what the provider does not say. */
export interface AssetMediaInfo {
  kind: string | null;
  shows: string | null;
  /** Path of the provider, or URL with http or https. */
  url: string;
  mimeType: string | null;
}

/**
 * Reads the pictures of an asset, of which the specification says nothing: under `medias` or `media` or as a bare array,
 * each an object or its URL. Those without a URL that can be shown are left out, and so are repeated ones.
 */
export const LenientAssetMediaList = schemaOf((answer): AssetMediaInfo[] => {
  const { medias, media } = readRecord(answer);
  const found = [answer, medias, media]
    .flatMap(readList)
    .map(readMedia)
    .filter((item) => item !== null);
  return [...new Map(found.map((item) => [item.url, item])).values()];
});

function readMedia(value: unknown): AssetMediaInfo | null {
  const media = readRecord(value);
  const url = [value, media.url, media.src, media.href].map(readAddress).find((address) => address !== null);
  if (url === undefined) return null;
  return {
    kind: readText(media.kind) ?? readText(media.type),
    shows: readText(media.shows),
    url,
    mimeType: readText(media.mimeType) ?? readText(media.contentType),
  };
}

/** Any scheme but http and https is refused: the page links to the pictures. */
function readAddress(value: unknown): string | null {
  const address = readText(value)?.trim() ?? null;
  const isLinkable = address !== null && (/^https?:/i.test(address) || !/^[a-z][a-z\d+.-]*:/i.test(address));
  return isLinkable ? address : null;
}
