import { join } from 'node:path';
import { artVersion } from '@emberclutch/art/art-version.ts';
import type { PictureSubject } from '@emberclutch/contract/asset/input/picture-query.ts';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import type { PictureKind } from '../picture-service.ts';
import { formatSeasonTitle } from '../../seasons/format-season-title.ts';
import type { AssetRecord } from '../asset-repository.ts';
import type { Drawable } from '../draw-picture.ts';

/** Increment this when the card around the drawing changes. It is part of the URLs of share pictures, which are cached without expiry. */
const cardVersion = 1;

/** The version in the URLs of share pictures. */
const shareVersion = `${artVersion}.${cardVersion}`;

/** The picture that link previews show: a PNG, 1200 by 630 px. */
export const sharePictureKind: PictureKind<ShareCard> = {
  version: shareVersion,
  worker: join(import.meta.dirname, 'render-worker.ts'),
  // Drawing a picture takes about 0.1 s, followed by an equal pause, so the last picture of the queue waits a few seconds.
  maxWaiting: 24,
  hasCooldown: true,
  // A picture takes about 0.3 MB.
  maxCached: 40,
  toContent: toShareCard,
};

/** The URL changes with the picture, so that it may be cached without limit. */
export const toSharePictureUrl = (assetId: number, subject: PictureSubject) =>
  `/v1/assets/${assetId}/share.png?v=${shareVersion}-${subject}`;

/** The content of a share picture: only public facts that do not change while an asset is in one state, so neither owner nor rank. */
export interface ShareCard {
  subject: PictureSubject;
  drawable: Drawable;
  title: string;
  /** `No. 01 234`. */
  number: string;
  charm: string | null;
  /** House and season, if they are known. */
  origins: string[];
}

function toShareCard(asset: AssetRecord, subject: PictureSubject): ShareCard {
  const { genome, season, seasonAge, golden, house } = asset;
  return {
    subject,
    drawable: { genome, season, seasonAge, golden },
    title: composeTitle(asset, subject),
    number: `No. ${formatSpecimenNumber(asset.id)}`,
    charm: asset.charm,
    origins: [...(house === null ? [] : [formatHouse(house)]), formatSeasonTitle(season, seasonAge)],
  };
}

/** @returns the name of a hatched dragon; otherwise the asset's state, because a name is secret until the egg hatches */
export const composeTitle = ({ name }: AssetRecord, subject: PictureSubject): string =>
  ((subject === 'hatched' || subject === 'flight') && name) || titles[subject];

const titles: Record<PictureSubject, string> = {
  sealed: 'Sealed egg',
  incubating: 'Incubating egg',
  hatching: 'Hatching egg',
  hatched: 'Dragon',
  flight: 'Dragon',
  key: 'Gateway key',
};

const formatHouse = (house: string) => `House of ${house.charAt(0)}${house.slice(1).toLowerCase()}`;
