import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { SettingError } from '@emberclutch/server/settings/define-settings.ts';
import { pointerName } from './site-store.ts';
import type { Pointer, SiteStore } from './site-store.ts';

/** A store in S3 with conditional writes. Region, endpoint and credentials come from the environment, as for all tools of AWS. */
export class S3Store implements SiteStore {
  readonly address: string;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #client: S3Client;
  #isProbed = false;

  /** @param address `s3://bucket/prefix` */
  constructor(address: string) {
    const { hostname, pathname } = new URL(address);
    this.address = address;
    this.#bucket = hostname;
    this.#prefix = pathname.replace(/^\/+|\/+$/g, '');
    const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL, AWS_REGION = 'us-east-1' } = process.env;
    this.#client = new S3Client({
      region: AWS_REGION,
      // An S3 server of another vendor has no host name for each bucket, and supports fewer checksums.
      forcePathStyle: (AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL) !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { requestTimeout: timeoutMs, connectionTimeout: timeoutMs },
    });
  }

  async readPointer(): Promise<Pointer | null> {
    try {
      const { Body, ETag } = await this.#client.send(new GetObjectCommand(this.#toObject(pointerName)));
      return { text: (await Body?.transformToString()) ?? '', tag: ETag ?? '' };
    } catch (error) {
      if (readStatus(error) === 404) return null;
      throw error;
    }
  }

  async writePointer(text: string, before: string | null): Promise<boolean> {
    await this.check();
    if (before === null) return this.#writeIf(text, { IfNoneMatch: '*' });
    if (await this.#writeIf(text, { IfMatch: before })) return true;
    if ((await this.readPointer())?.tag !== before) return false;
    // The store refused the write although the pointer has not changed: some servers compare a tag without the quotes that it has in every header.
    return this.#writeIf(text, { IfMatch: before.replaceAll('"', '') });
  }

  /** @returns false if the condition is not met */
  async #writeIf(text: string, condition: { IfMatch: string } | { IfNoneMatch: string }): Promise<boolean> {
    const object = { ...this.#toObject(pointerName), ...condition, ContentType: 'application/json' };
    try {
      await this.#client.send(new PutObjectCommand({ ...object, Body: text }));
      return true;
    } catch (error) {
      // 404: the pointer to replace is gone. 409: another write is under way.
      if (![404, 409, 412].includes(readStatus(error) ?? 0)) throw error;
      // The client repeats a request whose response was lost. If the first request has written, the store refuses the repetition, and the
      // pointer has the text of this publisher, which is unique.
      return (await this.readPointer())?.text === text;
    }
  }

  /**
   * Tries, once per connection, to write an existing object under conditions that it does not meet.
   * @throws {SettingError} if the store ignores them: of two concurrent publishers, one would lose its switch unnoticed
   */
  async check(): Promise<void> {
    if (this.#isProbed) return;
    await this.write(probeName, Buffer.from('{}'));
    for (const condition of [{ IfNoneMatch: '*' }, { IfMatch: '"00000000000000000000000000000000"' }]) {
      const object = { ...this.#toObject(probeName), ...condition, Body: '{}' };
      const status = await this.#client.send(new PutObjectCommand(object)).then(() => 200, readStatus);
      if (status !== 412 && status !== 409) throw createConditionsError(this.address, condition, status);
    }
    this.#isProbed = true;
  }

  async read(name: string): Promise<Buffer | null> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#toObject(name)));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    } catch (error) {
      if (readStatus(error) === 404) return null;
      throw error;
    }
  }

  async has(name: string): Promise<boolean> {
    try {
      await this.#client.send(new HeadObjectCommand(this.#toObject(name)));
      return true;
    } catch (error) {
      if (readStatus(error) === 404) return false;
      throw error;
    }
  }

  async write(name: string, content: Buffer): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...this.#toObject(name), Body: content }));
  }

  async remove(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#toObject(name)));
  }

  async list(prefix: string): Promise<{ name: string; at: number }[]> {
    const { Key: Prefix } = this.#toObject(prefix);
    const objects: { name: string; at: number }[] = [];
    for (let ContinuationToken: string | undefined, isLast = false; !isLast;) {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, Prefix, ContinuationToken }),
      );
      for (const { Key = '', LastModified } of page.Contents ?? [])
        objects.push({ name: this.#toName(Key), at: LastModified?.getTime() ?? Date.now() });
      ContinuationToken = page.NextContinuationToken;
      isLast = ContinuationToken === undefined;
    }
    return objects;
  }

  #toObject = (name: string) => ({
    Bucket: this.#bucket,
    Key: this.#prefix === '' ? name : `${this.#prefix}/${name}`,
  });

  #toName = (key: string) => (this.#prefix === '' ? key : key.slice(this.#prefix.length + 1));
}

const timeoutMs = 10_000;

/** Stays in the store, because another publisher may be probing it. */
const probeName = 'conditional-writes.json';

const createConditionsError = (address: string, condition: object, status = 0) =>
  new SettingError(
    `SITE_STORE ${address} does not support conditional writes: a PUT with ${Object.keys(condition).join()} whose condition is not met should be answered 412, not ${status}. Two publishers would overwrite each other's switches. Nothing was changed. Use a store that supports If-Match and If-None-Match.`,
  );

function readStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return Number(metadata.httpStatusCode);
}
