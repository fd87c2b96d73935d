import type { Expression, TemplateLiteral } from 'oxc-parser';
import type { CodeRule } from '../code-rule.ts';
import { isTestCode } from '../is-test-code.ts';

/**
 * Colours, weights, type sizes, layers, radii and distances come from the theme, so that a tint or a scale changes in one
 * place. Two kinds of length stay where they are used: the measures of one component (`width`, a grid track, the overlap of a
 * negative margin), and a distance that is fluid (`clamp()`), because it fits one layout.
 */
export const themeOnlyStyles: CodeRule = {
  name: 'theme-only-styles',
  covers: (path) =>
    /^(host|remote-[^/]+|shared)\/src\//.test(path) &&
    !/^shared\/src\/(theme|art)\//.test(path) &&
    !isTestCode(path),
  check: (_file, report) => ({
    TaggedTemplateExpression({ tag, quasi }) {
      if (!isStyle(tag)) return;
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

/** `styled.p`, `styled(Link)`, `styled.p.attrs({})`, `css`, `keyframes`, `createGlobalStyle`. */
function isStyle(tag: Expression): boolean {
  if (tag.type === 'Identifier')
    return ['styled', 'css', 'keyframes', 'createGlobalStyle'].includes(tag.name);
  if (tag.type === 'MemberExpression') return isStyle(tag.object);
  return tag.type === 'CallExpression' && isStyle(tag.callee);
}

/** The declarations of a style; what stands in `${}` is left out. */
function declarationsIn({ quasis }: TemplateLiteral): { property: string; value: string; start: number }[] {
  const first = quasis[0]?.start ?? 0;
  const css = quasis.map(({ value }) => value.raw).join('\0');
  return [...css.matchAll(/(?<=[\s;{}]|^)([a-z-]+)\s*:\s*([^;{}]+)/g)].map(
    ({ 1: property = '', 2: value = '', index }) => {
      const part = css.slice(0, index).split('\0').length - 1;
      const before = quasis.slice(0, part).reduce((length, quasi) => length + quasi.value.raw.length + 1, 0);
      return {
        property,
        value: value.replaceAll('\0', '…').trim(),
        start: (quasis[part]?.start ?? first) + index - before,
      };
    },
  );
}
