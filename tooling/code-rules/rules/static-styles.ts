import type { CodeRule } from '../code-rule.ts';
import { isStyle } from '../is-style.ts';

/**
 * Styles contain no functions: styled-components then computes a class once and not at each render. A variant is a data
 * attribute, a value that depends on data a custom property.
 */
export const staticStyles: CodeRule = {
  name: 'static-styles',
  covers: (path) => /^(host|remote-[^/]+|shared\/[^/]+)\/src\//.test(path),
  check: (_file, report) => ({
    TaggedTemplateExpression({ tag, quasi }) {
      if (!isStyle(tag)) return;
      for (const expression of quasi.expressions)
        if (expression.type === 'ArrowFunctionExpression' || expression.type === 'FunctionExpression')
          report(
            expression,
            'Select a variant by `&:where([data-...])`, or set a custom property in `style`.',
          );
    },
  }),
};
