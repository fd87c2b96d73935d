import { allProjects } from './tooling/jest/projects.ts';

export default { projects: allProjects(), maxWorkers: 2 };
