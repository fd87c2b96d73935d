import { list, readList } from '../shape/list.ts';
import { readBy, required } from '../shape/modifiers.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { readText, text } from '../shape/text.ts';

const fields = record({
  /** `egg`, `dragon` or `key` in our provider. */
  kind: text,
  /** The state or pose that the picture shows: `sealed`, `hatching`, `resting`, `flight`. */
  shows: text,
  /** A path of the provider, or a URL with http or https. */
  url: required(readBy(text, readAddress)),
  mimeType: text,
});

/** One picture of an asset. Its members are free text, because other providers may have other kinds. */
export const AssetMedia = readBy(fields, (value) => readMedia(value));
export type AssetMedia = Strict<typeof AssetMedia>;
export type AssetMediaInfo = Lenient<typeof AssetMedia>;

/**
 * Response of `GET /v1/assets/{id}/medias`; the current picture comes first. The specification does not describe it, so the reader
 * accepts `medias`, `media` or a bare array of objects or URLs, without duplicates and entries without a usable URL.
 */
export const AssetMediaList = readBy(record({ medias: list(AssetMedia) }), (response) => {
  const { medias, media } = readRecord(response);
  const items = [response, medias, media].flatMap(readList).flatMap((item) => AssetMedia.read(item) ?? []);
  return { medias: [...new Map(items.map((item) => [item.url, item])).values()] };
});
export type AssetMediaList = Strict<typeof AssetMediaList>;

function readMedia(value: unknown) {
  const media = readRecord(value);
  return fields.readWith(media, {
    kind: readText(media['kind']) ?? media['type'],
    url: [value, media['url'], media['src'], media['href']].find((address) => readAddress(address) !== null),
    mimeType: readText(media['mimeType']) ?? media['contentType'],
  });
}

/** Reads only http, https and relative addresses, because the page links to the pictures. */
function readAddress(value: unknown): string | null {
  const address = readText(value)?.trim() ?? null;
  const isLinkable = address !== null && (/^https?:/i.test(address) || !/^[a-z][a-z\d+.-]*:/i.test(address));
  return isLinkable ? address : null;
}
