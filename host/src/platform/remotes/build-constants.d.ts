/** Versions of the shared modules by row of the table, defined by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** Whether the build is one for development, which learns from manifests of remotes what DevTools show. */
declare const READS_MANIFESTS: boolean;
