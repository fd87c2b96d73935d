/** A file that a generator writes. */
export interface GeneratedFile {
  /** From the root of the workspace, with `/`. */
  path: string;
  content: string;
}
