import { listAllProjects } from './tooling/jest/projects.ts';

export default {
  projects: listAllProjects(),
  maxWorkers: 2,
};
