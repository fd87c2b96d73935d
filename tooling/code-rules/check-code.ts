import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor, parseSync } from 'oxc-parser';
import type { SourceFile } from './code-rule.ts';
import { fileImportsOf } from './file-import.ts';
import type { FileImport } from './file-import.ts';
import { lineAt } from './line-at.ts';
import { rules, workspaceRules } from './rules.ts';

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
  const imports: FileImport[] = [];
  const violations: Violation[] = [];
  for (const path of filesBelow(root, '')) {
    const ours = rules.filter(({ covers }) => covers(path));
    const file = parseFile(root, path);
    imports.push(...fileImportsOf(file));
    for (const { name, check } of ours) {
      const visitor = check(file, ({ start }, message) =>
        violations.push({ rule: name, path, line: lineAt(file.text, start), message }),
      );
      if (visitor) new Visitor(visitor).visit(file.program);
    }
  }
  for (const { name, check } of workspaceRules)
    check(imports, ({ from, line }, message) => violations.push({ rule: name, path: from, line, message }));
  return violations;
}

function parseFile(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, module, comments } = parseSync(path, text);
  return { path, text, program, module, comments };
}

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
