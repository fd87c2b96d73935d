import type { FileImport } from './file-import.ts';

/** A rule that only all files together show. */
export interface WorkspaceRule {
  name: string;
  check: (imports: FileImport[], report: (at: FileImport, message: string) => void) => void;
}
