/** Versions of the shared modules as they were built, by the rows of the table. The build puts them in. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
