import webpack from 'webpack';

/** Replaces texts of a script, and keeps the source map of the rest. @param changes new text by text */
export function replaceText(
  source: webpack.sources.Source,
  changes: ReadonlyMap<string, string>,
): webpack.sources.Source {
  const replacement = new webpack.sources.ReplaceSource(source);
  const text = source.source().toString();
  for (const [from, to] of changes) {
    for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + from.length))
      replacement.replace(at, at + from.length - 1, to);
  }
  return replacement;
}
