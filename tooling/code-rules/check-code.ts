import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor, parseSync } from 'oxc-parser';
import type { SourceFile } from './code-rule.ts';
import { rules } from './rules.ts';

export interface Violation {
  rule: string;
  /** From the root of the workspace, with `/`. */
  path: string;
  /** Counted from 1. */
  line: number;
  message: string;
}

/** Applies the project's own rules to every TypeScript file below a folder. */
export function checkCode(root: string): Violation[] {
  return filesBelow(root, '').flatMap((path) => {
    const violations: Violation[] = [];
    const ours = rules.filter(({ covers }) => covers(path));
    const file = parseFile(root, path);
    for (const { name, check } of ours) {
      const visitor = check(file, ({ start }, message) =>
        violations.push({ rule: name, path, line: lineAt(file.text, start), message }),
      );
      if (visitor) new Visitor(visitor).visit(file.program);
    }
    return violations;
  });
}

function parseFile(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, module, comments } = parseSync(path, text);
  return { path, text, program, module, comments };
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;

/** Folders that hold nothing written by hand. */
const generated = new Set(['node_modules', 'dist', 'out', '.git', '.data', '.cache']);

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !generated.has(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(root, path);
      return entry.isFile() && /\.tsx?$/.test(path) ? [path] : [];
    });
}
