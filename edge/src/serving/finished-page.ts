import { createHash } from 'node:crypto';
import { packHtml } from './pack-html.ts';
import type { Encoding } from './pack-html.ts';

/** HTML as it is sent, with a tag of its content. It is compressed at most once per encoding. */
export class FinishedPage {
  readonly etag: string;
  /** Value of a Link header; null if there is nothing to preload. */
  readonly link: string | null;
  readonly #html: string;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();

  constructor(html: string, link: string | null = null) {
    this.link = link;
    this.#html = html;
    // Weak: the compressed page and the plain one have the same.
    this.etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  }

  in(encoding: Encoding): Promise<Buffer> {
    const packed = this.#packed.get(encoding) ?? packHtml(this.#html, encoding);
    this.#packed.set(encoding, packed);
    return packed;
  }
}
