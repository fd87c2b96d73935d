import type { Comment, ParseResult, Span, VisitorObject } from 'oxc-parser';

/** One source file, parsed. */
export interface SourceFile {
  /** From the root of the workspace, with `/`. */
  path: string;
  text: string;
  module: ParseResult['module'];
  program: ParseResult['program'];
  comments: Comment[];
}

export type Report = (at: Pick<Span, 'start'>, message: string) => void;

/** A rule of this project that no linter on the registry has. */
export interface CodeRule {
  name: string;
  /** Whether the file at this path must keep the rule. */
  covers: (path: string) => boolean;
  /** Reports what the whole file shows. @returns what to look at while the tree is walked, if anything */
  check: (file: SourceFile, report: Report) => VisitorObject | undefined;
}
