/** Versions of the shared modules, by the rows of their table. Defined by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** Whether this is a development build, which reads manifests of remotes to fill DevTools. */
declare const READS_MANIFESTS: boolean;
