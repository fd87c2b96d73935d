/** Versions of the shared modules by row of the table, defined by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** Whether this is a development build, which reads manifests of remotes to fill DevTools. */
declare const READS_MANIFESTS: boolean;
