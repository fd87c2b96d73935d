import type { TemplateLiteral } from 'oxc-parser';
import type { CodeRule } from '../code-rule.ts';
import { isStyle } from '../is-style.ts';
import { isTestCode } from '../is-test-code.ts';

/**
 * Colours, fonts, weights, type sizes, layers, radii, distances and breakpoints come from the theme, so that a tint or a scale
 * changes in one place. Lengths that derive from one component's content stay beside it: its measures (`width`, a grid track,
 * the overlap of a negative margin) and distances that are fluid (`clamp()`).
 */
export const themeOnlyStyles: CodeRule = {
  name: 'theme-only-styles',
  covers: (path) =>
    /^(host|remote-[^/]+|shared\/web)\/src\//.test(path) &&
    !path.startsWith('shared/web/src/theme/') &&
    !isTestCode(path),
  check: (_file, report) => ({
    TaggedTemplateExpression({ tag, quasi }) {
      if (!isStyle(tag)) return;
      for (const { query, start } of mediaQueriesIn(quasi))
        if (lengthsIn(query).length > 0)
          report({ start }, `Take the breakpoint of \`${query}\` from the theme.`);
      for (const { property, value, start } of declarationsIn(quasi)) {
        const kind = kinds.find(({ properties, literal }) => properties.test(property) && literal(value));
        if (kind) report({ start }, `Take the ${kind.name} of \`${property}: ${value}\` from the theme.`);
      }
    },
  }),
};

interface Kind {
  name: string;
  properties: RegExp;
  /** Whether the value of such a property is written out. */
  literal: (value: string) => boolean;
}

/** A line this thin belongs to no scale. */
const widestHairlinePx = 3;

const lengthsIn = (value: string) => [...value.matchAll(/(?<![\w.-])(\d*\.?\d+)(px|r?em)\b/g)];

const hasLength = (value: string) =>
  lengthsIn(value).some(([, number, unit]) => unit !== 'px' || Number(number) > widestHairlinePx);

const withoutFunctions = (value: string): string => {
  const inner = value.replaceAll(/\b(clamp|min|max|calc)\([^()]*\)/g, '');
  return inner === value ? value : withoutFunctions(inner);
};

const kinds: Kind[] = [
  {
    name: 'colour',
    properties: /./,
    literal: (value) => /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i.test(value),
  },
  {
    name: 'font',
    properties: /^font-family$/,
    literal: (value) => value.includes(',') || /^['"]|^[a-z-]+$/i.test(value.replace(/^inherit$/, '')),
  },
  { name: 'layer', properties: /^z-index$/, literal: (value) => /\d/.test(value) },
  { name: 'weight', properties: /^font-weight$/, literal: (value) => /\d|bold|lighter/.test(value) },
  {
    name: 'type size',
    properties: /^font-size$/,
    literal: (value) => lengthsIn(value).some(([, , unit]) => unit !== 'em'),
  },
  {
    name: 'distance',
    properties: /^(gap|row-gap|column-gap|(padding|margin)(-.+)?|border(-.+)?-radius)$/,
    literal: (value) => hasLength(withoutFunctions(value).replaceAll(/\b[\d.]+em\b/g, '')),
  },
];

/** The declarations of a style; what stands in `${}` is left out. */
const declarationsIn = (style: TemplateLiteral): { property: string; value: string; start: number }[] =>
  matchesIn(style, /(?<=[\s;{}]|^)([a-z-]+)\s*:\s*([^;{}]+)/g).map(
    ({ groups: [property = '', value = ''], start }) => ({
      property,
      value,
      start,
    }),
  );

const mediaQueriesIn = (style: TemplateLiteral): { query: string; start: number }[] =>
  matchesIn(style, /(@media[^{;]+)\{/g).map(({ groups: [query = ''], start }) => ({ query, start }));

/** Where a pattern matches the CSS of a style, in which `…` stands for each `${}`. */
function matchesIn({ quasis }: TemplateLiteral, pattern: RegExp): { groups: string[]; start: number }[] {
  const first = quasis[0]?.start ?? 0;
  const css = quasis.map(({ value }) => value.raw).join('\0');
  return [...css.matchAll(pattern)].map((match) => {
    const { index } = match;
    const part = css.slice(0, index).split('\0').length - 1;
    const before = quasis.slice(0, part).reduce((length, quasi) => length + quasi.value.raw.length + 1, 0);
    return {
      groups: match.slice(1).map((group) => group.replaceAll('\0', '…').trim()),
      start: (quasis[part]?.start ?? first) + index - before,
    };
  });
}
