/** webpack's replacement for `require.context`: the modules of a folder by file name. */
interface ImportMeta {
  webpackContext: (
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ) => { <Module>(file: string): Module; keys: () => string[] };
}
