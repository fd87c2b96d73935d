import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { specimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { pictureUrl } from '../api/picture-url.ts';
import { assetOrigins, assetTitle } from '../ui/asset/asset-title.ts';
import { copy as assetCopy } from '../ui/asset/copy.ts';
import { copy } from './copy.ts';
import { relativeTime } from './instant.ts';

/** Properties of the parts of a card: the DOM and React have the same names for them. */
type Properties = Partial<
  Record<'className' | 'href' | 'src' | 'alt' | 'referrerPolicy' | 'decoding' | 'dateTime' | 'lang', string>
>;

/** Creates a part: an element of a document, or of React on a server, which has no document. */
export type CreatePart<Part> = (
  tag: 'a' | 'span' | 'img' | 'time',
  properties: Properties,
  ...children: (Part | string)[]
) => Part;

/** Where and when a card is shown. */
export interface CardContext {
  /** Where its link leads. */
  site: string;
  /** Base of the API that serves its picture. */
  api: string;
  /** Of the time until it hatches. */
  locale: string;
  /** Milliseconds of the epoch. */
  now: number;
}

/** A link to the page of an asset, with its picture, number, title and origin. */
export function assetCard<Part>(create: CreatePart<Part>, asset: AssetInfo, context: CardContext): Part {
  const { id, golden } = asset;
  const number = assetCopy.specimen(specimenNumber(id));
  const line = (className: string, ...words: (Part | string)[]) => create('span', { className }, ...words);
  return create(
    'a',
    {
      className: golden ? 'card golden' : 'card',
      href: `${context.site}${paths.details(id)}`,
      referrerPolicy: 'no-referrer',
    },
    line('picture', ...pictureOf(create, asset, context.api)),
    line(
      'caption',
      line('quiet', [number, ...(golden ? [assetCopy.golden] : [])].join(' · ')),
      line('title', assetTitle(asset)),
      line('quiet origins', assetOrigins(asset).join(' · ')),
      ...hatchingOf(create, asset, context),
    ),
  );
}

/** The time until an egg hatches, as a line of its own. */
function hatchingOf<Part>(
  create: CreatePart<Part>,
  { assetState, dragon }: AssetInfo,
  { now, locale }: CardContext,
): Part[] {
  const at = dragon?.egg.hatchesAt;
  if (assetState === 'HATCHED' || !at || at * 1_000 <= now) return [];
  const dateTime = new Date(at * 1_000).toISOString();
  const words = relativeTime(at, now / 1_000, locale);
  const time = create('time', { dateTime, lang: locale }, words);
  return [create('span', { className: 'quiet' }, `${copy.hatches} `, time)];
}

/** The picture is decorative: the text beside it says the same. */
function pictureOf<Part>(
  create: CreatePart<Part>,
  { thumbnail, gatewayKey }: AssetInfo,
  api: string,
): Part[] {
  const address = thumbnail ?? gatewayKey?.thumbnail;
  if (!address) return [];
  const src = pictureUrl(address, api);
  return [create('img', { referrerPolicy: 'no-referrer', decoding: 'async', alt: '', src })];
}
