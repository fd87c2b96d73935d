import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const createTemporaryFolder = () => mkdtempDisposable(join(tmpdir(), 'bench-'));
