import { PictureSubject } from '@emberclutch/contract/asset/input/picture-query.ts';
import * as z from 'zod/mini';
import type { ServiceContext } from '../platform/module-context.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { AssetRecord } from './asset-repository.ts';
import { findAsset } from './asset-repository.ts';
import { listSubjectsUpTo, toPictureSubject } from './present-asset.ts';
import type { RendererOptions } from './picture-renderer.ts';
import { PictureRenderer } from './picture-renderer.ts';

/** A kind of picture that every asset has. */
export interface PictureKind<Content> extends RendererOptions {
  /** The version in the URLs of current pictures. */
  version: string;
  /** The input of the worker: everything that the picture depends on. */
  toContent(asset: AssetRecord, subject: PictureSubject): Content;
}

/** A picture of an asset that a client may currently see. */
export interface Picture {
  etag: string;
  /** Whether the requested URL always returns this picture. */
  isImmutable: boolean;
  render(): Promise<Buffer>;
}

/** Finds and draws pictures of one kind. */
export class PictureService<Content> {
  readonly #deps: ServiceContext;
  readonly #kind: PictureKind<Content>;
  readonly #renderer: PictureRenderer<Content>;

  constructor(dependencies: ServiceContext, kind: PictureKind<Content>) {
    this.#deps = dependencies;
    this.#kind = kind;
    this.#renderer = new PictureRenderer(kind);
  }

  /**
   * Finds the requested picture if the asset has reached that state, otherwise the current picture: a client that guesses the URL
   * of a later state does not see it. The current art draws every picture, even for a URL with another version, whose response must
   * not be cached for long.
   * @param requestedVersion version and subject, such as `3-sealed`; any other text requests the current picture
   * @throws {ProblemError} `not_found`
   */
  async get(id: number, requestedVersion: string | undefined, share: string): Promise<Picture> {
    const asset = await findAsset(this.#deps.db, id);
    if (!asset) throw new ProblemError('not_found', `There is no picture of asset ${id}.`);

    const { version, toContent } = this.#kind;
    const latest = toPictureSubject(asset, this.#deps.clock.nowInSeconds());
    const request = parseVersion(requestedVersion);
    const isVisible = request !== null && listSubjectsUpTo(latest).includes(request.subject);
    const subject = isVisible ? request.subject : latest;
    const content = toContent(asset, subject);
    return {
      etag: `"${version}-${asset.id}-${subject}"`,
      isImmutable: isVisible && request.version === version,
      render: () => this.#renderer.render(content, share),
    };
  }

  close(): Promise<void> {
    return this.#renderer.close();
  }
}

function parseVersion(text: string | undefined): { version: string; subject: PictureSubject } | null {
  const [, version = '', word] = /^(\d{1,6}(?:\.\d{1,6})?)-([a-z]+)$/.exec(text ?? '') ?? [];
  const subject = z.safeParse(PictureSubject, word);
  return subject.success ? { version, subject: subject.data } : null;
}
