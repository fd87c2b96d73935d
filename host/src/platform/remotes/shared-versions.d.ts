/** Versions of the shared modules by row of the table, defined by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
