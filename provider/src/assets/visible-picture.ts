import { PictureSubject } from '@emberclutch/contract/picture-subject.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import { nowInSeconds } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { AssetRecord } from './asset-repository.ts';
import { findAsset } from './asset-repository.ts';
import { subjectsUntil } from './media.ts';
import { subjectOf } from './present-asset.ts';

/** Which picture of an asset answers a request. */
export interface VisiblePicture {
  asset: AssetRecord;
  subject: PictureSubject;
  etag: string;
  /** The version that it is drawn in: the requested one if it can be drawn, or else the present one. */
  version: string;
  /** Whether its URL always returns this picture. */
  isImmutable: boolean;
}

interface Request {
  id: number;
  /** Version and subject, such as `1-sealed`; any other text requests the present picture. */
  requested: string | undefined;
  /** Version with which pictures are drawn now. */
  version: string;
  /** Earlier versions that can still be drawn. */
  earlier?: readonly string[];
}

/**
 * The requested picture if the asset has come that far, or else the present one: a later state of an egg is not shown to
 * clients that guess its URL.
 * @throws {ProblemError} `not_found`
 */
export async function findVisiblePicture(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  { id, requested, version: present, earlier = [] }: Request,
): Promise<VisiblePicture> {
  const asset = await findAsset(db, id);
  if (!asset || (asset.type === 'DRAGON' && asset.genome === null))
    throw new ProblemError('not_found', `There is no picture of asset ${id}.`);

  const latest = subjectOf(asset, nowInSeconds(clock));
  const named = parseRequested(requested);
  const isVisible = named !== null && subjectsUntil(latest).includes(named.subject);
  const subject = isVisible ? named.subject : latest;
  const isImmutable = isVisible && [present, ...earlier].includes(named.version);
  const version = isImmutable ? named.version : present;
  return {
    asset,
    subject,
    etag: `"${version}-${asset.id}-${subject}"`,
    version,
    isImmutable,
  };
}

function parseRequested(text: string | undefined): { version: string; subject: PictureSubject } | null {
  const [, version = '', word] = /^(\d{1,6}(?:\.\d{1,6})?)-([a-z]+)$/.exec(text ?? '') ?? [];
  const subject = z.safeParse(PictureSubject, word);
  return subject.success ? { version, subject: subject.data } : null;
}
