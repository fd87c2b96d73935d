import { join } from 'node:path';
import { allProjects } from './tooling/jest/projects.ts';

export default {
  projects: allProjects(),
  maxWorkers: 2,
  testSequencer: join(import.meta.dirname, 'tooling/jest/long-tests-first.ts'),
};
