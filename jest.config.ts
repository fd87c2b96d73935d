import { allProjects } from './config/jest/projects.ts';

export default { projects: allProjects(), maxWorkers: 2 };
