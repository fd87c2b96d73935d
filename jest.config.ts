import { join } from 'node:path';
import { listAllProjects } from './tooling/jest/projects.ts';

export default {
  projects: listAllProjects(),
  maxWorkers: 2,
  testSequencer: join(import.meta.dirname, 'tooling/jest/long-tests-first.ts'),
};
