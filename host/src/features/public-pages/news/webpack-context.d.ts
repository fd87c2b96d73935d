/** The folder of a build: modules by the name of their file. */
interface ImportMeta {
  webpackContext: (
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ) => { <Module>(file: string): Module; keys: () => string[] };
}
