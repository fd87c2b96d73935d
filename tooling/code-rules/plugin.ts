import { basename } from 'node:path';
import type { ESTree, Plugin, Rule } from '@oxlint/plugins';

/** Selects an array literal, with or without `as const`. */
const arrayLiteral = ':matches(ArrayExpression, TSAsExpression[expression.type="ArrayExpression"])';

/** Names of zod functions that define a new shape. */
const shapeBuilders = /^(object|strictObject|looseObject|extend|enum|union|discriminatedUnion|record|tuple)$/;

/**
 * Rules of this project that no published linter has, as a plugin of oxlint. `.oxlintrc.json` lists the files that each rule covers.
 * `code-rules.test.ts` violates each rule on purpose.
 */
const plugin: Plugin = {
  meta: { name: 'project' },
  rules: {
    /**
     * A type assertion switches the compiler off, so a comment on its line or the line above must give the reason. TSDoc does not count,
     * because it describes the declaration and not the assertion. `as const` asserts nothing.
     */
    'explained-assertions': {
      create: (context) => ({
        TSAsExpression({ loc, expression, typeAnnotation }) {
          if (context.sourceCode.getText(typeAnnotation) === 'const') return;
          const lines = [loc.start.line, expression.loc.end.line].flatMap((line) => [line, line - 1]);
          const isExplained = context.sourceCode
            .getAllComments()
            .some(
              ({ type, value, loc: { end } }) =>
                (type === 'Line' || !value.startsWith('*')) && lines.includes(end.line),
            );
          if (!isExplained)
            context.report({
              node: typeAnnotation,
              message: 'Give the reason for `as` in a comment on the line above.',
            });
        },
      }),
    },

    /**
     * A reader finds a file by its main export: `format-season-title.ts` exports formatSeasonTitle, `EggCard.tsx` EggCard, `golden-eggs.ts`
     * goldenEggsAtom. The file may have other exports, too. A file with exports of equal rank may also be named after words in one of
     * their names: `money.ts` exports parseMoney and formatMoney.
     */
    'file-named-after-export': {
      create: (context) => ({
        Program({ body }) {
          const file = basename(context.filename).replace(/\.[a-z]+$/, '');
          const names = body.flatMap(listExportedNames);
          const isNamed =
            names.some((name) =>
              [name, toKebabCase(name), toKebabCase(name.replace(/Atom$/, ''))].includes(file),
            ) ||
            (names.length > 1 && names.some((name) => hasWords(name, file)));
          if (names.length > 0 && !isNamed)
            context.report({
              loc: { line: 1, column: 0 },
              message: `Name the file after its main export: ${names.map(toKebabCase).join(' or ')}.`,
            });
        },
      }),
    },

    /** An api folder declares a query key beside its fetcher, so that an invalidation elsewhere cannot misspell it. */
    'query-keys-in-api': createSelectorRule(
      [
        `Property[key.name="queryKey"] > ${arrayLiteral}`,
        `CallExpression[callee.property.name=/^(get|set)Query(Data|State|Defaults)$/] > ${arrayLiteral}:first-child`,
      ],
      'Refer to the key beside its fetcher in an api folder instead of writing one.',
    ),

    /**
     * Releases of different ages share one query cache, each with its own copy of these files. Keys end with the digest of the data's shape,
     * so that no release reads data in another shape. The digest comes last, so that prefixes still match.
     */
    'query-keys-name-shape': createSelectorRule(
      [
        'Property[key.name="queryKey"] > ArrayExpression:not(:has(> CallExpression[callee.name="computeShapeDigest"]:last-child))',
      ],
      'End the key with computeShapeDigest(...) of what the query reads.',
    ),

    /** Every shape that crosses a boundary is defined once, in shared/contract/src. */
    'schemas-in-contract': {
      create: (context) => {
        const zodNames = new Set<string>();
        return {
          ImportDeclaration({ source, specifiers }) {
            if (/^zod(\/|$)/.test(source.value)) for (const { local } of specifiers) zodNames.add(local.name);
          },
          CallExpression({ callee }) {
            if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
            const isZodCall = callee.object.type === 'Identifier' && zodNames.has(callee.object.name);
            if (isZodCall && shapeBuilders.test(callee.property.name))
              context.report({ node: callee, message: 'Move this schema to shared/contract/src.' });
          },
        };
      },
    },

    /** Styles contain no functions, so that styled-components computes a class once. Variants are data attributes; data, custom properties. */
    'static-styles': createSelectorRule(
      ['TaggedTemplateExpression > TemplateLiteral > :function'],
      'Select a variant by `&:where([data-...])`, or set a custom property in `style`.',
    ),

    /**
     * Browsers that translate a page replace each text node with elements. React then cannot change that text, and fails when it inserts an
     * element before it. So a text that changes beside other content, or that follows an element that comes and goes, needs its own element.
     * `children` may be a text unless their type is `Elements`.
     */
    'texts-in-elements': {
      create: (context) => {
        const types = [...context.sourceCode.text.matchAll(/\bchildren\??: (\w+)/g)];
        const hasElements = types.length > 0 && types.every(([, type]) => type === 'Elements');
        const check = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
          const visibleChildren = children.filter((child) => !isBlank(child));
          for (const [index, node] of visibleChildren.entries()) {
            if (hasElements && /\bchildren\b/.test(context.sourceCode.getText(node))) continue;
            const before = visibleChildren[index - 1];
            const reason =
              isText(node) && before && isConditionalElement(before)
                ? 'an element before it comes and goes'
                : visibleChildren.length > 1 && isChangingText(node) && 'it changes beside other content';
            if (reason) context.report({ node, message: `Give this text an element: ${reason}.` });
          }
        };
        return { JSXElement: check, JSXFragment: check };
      },
    },

    /**
     * Colours, fonts, weights, type sizes, layers, radii, distances and breakpoints come from the theme, so that the colours of a season or
     * a scale change in one place. Lengths that derive from the content of one component stay in it: its measures (`width`, a grid track,
     * the overlap of a negative margin) and fluid distances (`clamp()`).
     */
    'theme-only-styles': {
      create: (context) => ({
        TaggedTemplateExpression({ quasi }) {
          const css = quasi.quasis.map(({ value }) => value.raw).join('…');
          const report = (message: string) => context.report({ node: quasi, message });
          for (const [query] of css.matchAll(/@media[^{;]+(?={)/g))
            if (findLengths(query).length > 0)
              report(`Take the breakpoint of \`${query.trim()}\` from the theme.`);
          for (const [, property = '', value = ''] of css.matchAll(
            /(?<=[\s;{}]|^)([a-z-]+)\s*:\s*([^;{}]+)/g,
          )) {
            const kind = kinds.find(
              ({ properties, isLiteral }) => properties.test(property) && isLiteral(value),
            );
            if (kind) report(`Take the ${kind.name} of \`${property}: ${value.trim()}\` from the theme.`);
          }
        },
      }),
    },
  },
};

export default plugin;

function createSelectorRule(selectors: string[], message: string): Rule {
  return {
    create: (context) =>
      Object.fromEntries(
        selectors.map((selector) => [selector, (node: ESTree.Node) => context.report({ node, message })]),
      ),
  };
}

function listExportedNames(statement: ESTree.Program['body'][number]): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration, specifiers } = statement;
  const names = specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value));
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  if (declaration && 'id' in declaration && declaration.id && 'name' in declaration.id)
    names.push(declaration.id.name);
  return names;
}

/** Converts `readSVGFile`, `ReadSvgFile` and `READ_SVG_FILE` to `read-svg-file`. */
const toKebabCase = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();

/** Whether the words of a file name occur in a name, adjacent and in singular or plural: `lock-rules` in checkLockRule. */
const hasWords = (name: string, file: string) =>
  `-${toSingular(toKebabCase(name))}-`.includes(`-${toSingular(toKebabCase(file))}-`);

const toSingular = (words: string) => words.replaceAll(/s(?=-|$)/g, '');

const isBlank = (child: ESTree.JSXChild) =>
  (child.type === 'JSXText' && (/^\s*\n\s*$/.test(child.value) || child.value === '')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

const readExpression = (child: ESTree.JSXChild): ESTree.Expression | null =>
  child.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression'
    ? child.expression
    : null;

/** Whether a child appears only sometimes, or as different elements. */
function isConditionalElement(child: ESTree.JSXChild): boolean {
  const expression = readExpression(child);
  if (expression?.type !== 'ConditionalExpression') return expression?.type === 'LogicalExpression';
  return ![expression.consequent, expression.alternate].every(isTextExpression);
}

function isText(child: ESTree.JSXChild): boolean {
  const expression = readExpression(child);
  return child.type === 'JSXText' || (expression !== null && isTextExpression(expression));
}

function isChangingText(child: ESTree.JSXChild): boolean {
  const expression = readExpression(child);
  return expression !== null && isTextExpression(expression) && !isConstant(expression);
}

/** Recognizes texts by their form: templates, strings, members of `copy`, and calls of functions such as `formatWholeNumber`. */
function isTextExpression(expression: ESTree.Expression): boolean {
  switch (expression.type) {
    case 'TemplateLiteral':
      return true;
    case 'Identifier':
      return /^(children|message|text)$/.test(expression.name);
    case 'Literal':
      return typeof expression.value === 'string';
    case 'CallExpression':
      // The names of functions that return elements begin with create or render.
      return (
        isMemberOfCopy(expression.callee) ||
        (expression.callee.type === 'Identifier' && !/^(create|render)[A-Z]/.test(expression.callee.name))
      );
    case 'MemberExpression':
      return isMemberOfCopy(expression);
    case 'ConditionalExpression':
      return isTextExpression(expression.consequent) || isTextExpression(expression.alternate);
    case 'LogicalExpression':
      return isTextExpression(expression.right);
    default:
      return false;
  }
}

const isConstant = (expression: ESTree.Expression) =>
  expression.type === 'Literal' ||
  (expression.type === 'MemberExpression' && !expression.computed) ||
  (expression.type === 'TemplateLiteral' && expression.expressions.length === 0);

function isMemberOfCopy(expression: ESTree.Expression): boolean {
  if (expression.type === 'Identifier') return expression.name === 'copy';
  return expression.type === 'MemberExpression' && isMemberOfCopy(expression.object);
}

/** Kinds of properties whose values the theme provides. `isLiteral` recognizes values that do not come from the theme. */
const kinds: { name: string; properties: RegExp; isLiteral: (value: string) => boolean }[] = [
  {
    name: 'colour',
    properties: /./,
    isLiteral: (value) => /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i.test(value),
  },
  {
    name: 'font',
    properties: /^font-family$/,
    isLiteral: (value) => value.includes(',') || /^['"]|^[a-z-]+$/i.test(value.replace(/^inherit$/, '')),
  },
  { name: 'layer', properties: /^z-index$/, isLiteral: (value) => /\d/.test(value) },
  { name: 'weight', properties: /^font-weight$/, isLiteral: (value) => /\d|bold|lighter/.test(value) },
  {
    name: 'type size',
    properties: /^font-size$/,
    isLiteral: (value) => findLengths(value).some(([, , unit]) => unit !== 'em'),
  },
  {
    name: 'distance',
    properties: /^(gap|row-gap|column-gap|(padding|margin)(-.+)?|border(-.+)?-radius)$/,
    isLiteral: (value) => hasLength(removeFunctions(value).replaceAll(/\b[\d.]+em\b/g, '')),
  },
];

const findLengths = (value: string) => [...value.matchAll(/(?<![\w.-])(\d*\.?\d+)(px|r?em)\b/g)];

/** Maximum width of a hairline, which is not part of a scale. */
const maxHairlinePx = 3;

const hasLength = (value: string) =>
  findLengths(value).some(([, number, unit]) => unit !== 'px' || Number(number) > maxHairlinePx);

const removeFunctions = (value: string): string => {
  const inner = value.replaceAll(/\b(clamp|min|max|calc)\([^()]*\)/g, '');
  return inner === value ? value : removeFunctions(inner);
};
