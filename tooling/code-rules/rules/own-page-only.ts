import type { CodeRule } from '../code-rule.ts';
import { isTestCode } from '../is-test-code.ts';

/** Files that look at the page around the app, and ask first whether it is ours. */
const allowed = /^shared\/web\/src\/(ui\/browser\/(own-page|darken-page)|state\/(theme|season))\.ts$/;

const ofDocument = new Set(['documentElement', 'activeElement', 'scrollingElement']);
const scrolling = new Set([
  'scroll',
  'scrollTo',
  'scrollBy',
  'scrollX',
  'scrollY',
  'pageXOffset',
  'pageYOffset',
]);

/**
 * Code that pages of other sites embed neither scrolls these pages nor reads their colours or focus: `ownPage`,
 * `focusedElement` and the style of an element of ours do it where it is due.
 */
export const ownPageOnly: CodeRule = {
  name: 'own-page-only',
  covers: (path) =>
    /^(remote-[^/]+|shared\/web)\/src\//.test(path) && !allowed.test(path) && !isTestCode(path),
  check: ({ text }, report) => ({
    MemberExpression(node) {
      const { object, property } = node;
      if (property.type !== 'Identifier') return;
      if (property.name === 'scrollIntoView') report(node, 'Use `ownPage.scrollToElement`.');
      if (object.type !== 'Identifier') return;
      if (object.name === 'document' && ofDocument.has(property.name))
        report(node, 'The document may be of another site: use an element of ours, or `focusedElement`.');
      if (object.name === 'window' && scrolling.has(property.name)) report(node, 'Use `ownPage`.');
    },
    Identifier({ name, start, end }) {
      const isProperty = text[start - 1] === '.' || /^\s*:/.test(text.slice(end));
      if (!isProperty && scrolling.has(name) && name !== 'scroll') report({ start }, 'Use `ownPage`.');
    },
  }),
};
