/** Tests and what exists for them only. */
export const isTestCode = (path: string) => /\.test\.tsx?$|\/testing\/|^e2e\/|^tooling\/jest\//.test(path);
