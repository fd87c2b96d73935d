import type { CodeRule, SourceFile } from '../code-rule.ts';
import { isTestCode } from '../is-test-code.ts';
import { lineAt } from '../line-at.ts';

/**
 * A type assertion switches the compiler off, so its reason stands in a comment: on its line, or on the line above. TSDoc
 * does not count, because it describes the declaration and not the assertion. `as const` asserts nothing.
 */
export const explainedAssertions: CodeRule = {
  name: 'explained-assertions',
  covers: (path) => !isTestCode(path),
  check: (file, report) => {
    const explained = explainedLines(file);
    const lineOf = (position: number) => lineAt(file.text, position);
    return {
      TSAsExpression({ start, typeAnnotation, expression }) {
        const isConst =
          typeAnnotation.type === 'TSTypeReference' &&
          typeAnnotation.typeName.type === 'Identifier' &&
          typeAnnotation.typeName.name === 'const';
        if (isConst || explained.has(lineOf(start)) || explained.has(lineOf(expression.end))) return;
        report({ start: expression.end + 1 }, 'Give the reason for `as` in a comment on the line above.');
      },
    };
  },
};

/** Lines that a `//` or `/*` comment ends on or stands directly above. */
function explainedLines({ text, comments }: SourceFile): Set<number> {
  const reasons = comments.filter(({ type, value }) => type === 'Line' || !value.startsWith('*'));
  const ends = reasons.map(({ end }) => lineAt(text, end));
  return new Set(ends.flatMap((line) => [line, line + 1]));
}
