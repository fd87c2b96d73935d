import { PictureSubject } from '@emberclutch/contract/asset/input/picture-subject.ts';
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

/** The picture of an asset that answers a request. */
export interface VisiblePicture {
  asset: AssetRecord;
  subject: PictureSubject;
  etag: string;
  /** Whether the requested URL always returns this picture. */
  isImmutable: boolean;
}

interface Request {
  id: number;
  /** Version and subject, such as `3-sealed`; any other text requests the current picture. */
  requested: string | undefined;
  /** The version in the URLs of current pictures. */
  version: string;
}

/**
 * The requested picture if the asset has reached that state, otherwise the current one: clients that guess the URL of a
 * later state do not see it. Every picture is drawn by the current art: a URL with another version is answered with it
 * too, but may not be cached for long.
 * @throws {ProblemError} `not_found`
 */
export async function findVisiblePicture(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  { id, requested, version }: Request,
): Promise<VisiblePicture> {
  const asset = await findAsset(db, id);
  if (!asset || (asset.type === 'DRAGON' && asset.genome === null))
    throw new ProblemError('not_found', `There is no picture of asset ${id}.`);

  const latest = subjectOf(asset, nowInSeconds(clock));
  const named = parseRequested(requested);
  const isVisible = named !== null && subjectsUntil(latest).includes(named.subject);
  const subject = isVisible ? named.subject : latest;
  return {
    asset,
    subject,
    etag: `"${version}-${asset.id}-${subject}"`,
    isImmutable: isVisible && named.version === version,
  };
}

function parseRequested(text: string | undefined): { version: string; subject: PictureSubject } | null {
  const [, version = '', word] = /^(\d{1,6}(?:\.\d{1,6})?)-([a-z]+)$/.exec(text ?? '') ?? [];
  const subject = z.safeParse(PictureSubject, word);
  return subject.success ? { version, subject: subject.data } : null;
}
