/** `readSVGFile`, `ReadSvgFile` and `READ_SVG_FILE` are `read-svg-file`. */
export const kebabCase = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
