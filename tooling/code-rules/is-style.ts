import type { Expression } from 'oxc-parser';

/** Whether a template has such a tag: `styled.p`, `styled(Link)`, `styled.p.attrs({})`, `css`, `keyframes`, `createGlobalStyle`. */
export function isStyle(tag: Expression): boolean {
  if (tag.type === 'Identifier')
    return ['styled', 'css', 'keyframes', 'createGlobalStyle'].includes(tag.name);
  if (tag.type === 'MemberExpression') return isStyle(tag.object);
  return tag.type === 'CallExpression' && isStyle(tag.callee);
}
