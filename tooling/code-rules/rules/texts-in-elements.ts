import type { Expression, JSXChild } from 'oxc-parser';
import type { CodeRule } from '../code-rule.ts';
import { isTestCode } from '../is-test-code.ts';

/**
 * Browsers that translate a page replace each text by elements of their own. React then cannot change that text, and fails
 * when it inserts an element before it. So a text that changes beside other content, or that follows an element which comes and
 * goes, has an element of its own.
 */
export const textsInElements: CodeRule = {
  name: 'texts-in-elements',
  covers: (path) => path.endsWith('.tsx') && !isTestCode(path),
  check: (_file, report) => {
    const check = ({ children }: { children: JSXChild[] }) => {
      const shown = children.filter((child) => !isBlank(child));
      for (const [index, child] of shown.entries()) {
        const before = shown[index - 1];
        if (isText(child) && before && comesAndGoes(before))
          report({ start: child.start }, 'Give this text an element: an element before it comes and goes.');
        else if (shown.length > 1 && isChangingText(child))
          report({ start: child.start }, 'Give this text an element: it changes beside other content.');
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

const isBlank = (child: JSXChild) =>
  (child.type === 'JSXText' && (/^\s*\n\s*$/.test(child.value) || child.value === '')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

const expressionOf = (child: JSXChild): Expression | null =>
  child.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression'
    ? child.expression
    : null;

/** Whether a child is shown at times only, or is shown as another element at times. */
function comesAndGoes(child: JSXChild): boolean {
  const expression = expressionOf(child);
  if (expression?.type === 'LogicalExpression') return true;
  return expression?.type === 'ConditionalExpression' && !isTextExpression(expression);
}

/** Whether a child is a text, or may be one. */
function isText(child: JSXChild): boolean {
  if (child.type === 'JSXText') return true;
  const expression = expressionOf(child);
  return expression !== null && isTextExpression(expression);
}

function isChangingText(child: JSXChild): boolean {
  const expression = expressionOf(child);
  return expression !== null && isTextExpression(expression) && !isConstant(expression);
}

/** Texts by their form: templates, strings, texts of `copy`, and what functions return. */
function isTextExpression(expression: Expression): boolean {
  switch (expression.type) {
    case 'TemplateLiteral':
      return true;
    case 'Literal':
      return typeof expression.value === 'string';
    case 'CallExpression':
      return isOfCopy(expression.callee) || isFormat(expression.callee);
    case 'MemberExpression':
      return isOfCopy(expression);
    case 'ConditionalExpression':
      return isTextExpression(expression.consequent) && isTextExpression(expression.alternate);
    case 'LogicalExpression':
      return isTextExpression(expression.right);
    default:
      return false;
  }
}

const isConstant = (expression: Expression) =>
  expression.type === 'Literal' ||
  (expression.type === 'MemberExpression' && !expression.computed) ||
  (expression.type === 'TemplateLiteral' && expression.expressions.length === 0);

function isOfCopy(expression: Expression): boolean {
  if (expression.type === 'Identifier') return expression.name === 'copy';
  return expression.type === 'MemberExpression' && isOfCopy(expression.object);
}

/** A function such as `wholeNumber`. Functions that return elements are named after that. */
const isFormat = (callee: Expression) =>
  callee.type === 'Identifier' && !/^(create|render)[A-Z]/.test(callee.name);
