/** The live switch, as read from a store. */
export interface Pointer {
  text: string;
  /** Changes with the text. */
  tag: string;
}

/** The source of truth of a site: one pointer to the live switch, replaced conditionally, and objects that never change. */
export interface SiteStore {
  /** The address for messages: `s3://bucket/prefix`. */
  readonly address: string;
  /** Null before the first publication. */
  readPointer(): Promise<Pointer | null>;
  /** Replaces the pointer if its tag is still `before`, or null for the first. @returns false if another publisher was faster */
  writePointer(text: string, before: string | null): Promise<boolean>;
  /** Null if there is no such object. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  write(name: string, content: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
  /** @returns names that begin with a prefix, with the time of writing in milliseconds since the epoch */
  list(prefix: string): Promise<{ name: string; at: number }[]>;
}

export const pointerName = 'live.json';
