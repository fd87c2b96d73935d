/** Who changes a site, for its history. */
export interface Publisher {
  /** Name of the operating system's user. */
  by: string | null;
  commit: string | null;
}
