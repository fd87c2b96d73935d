import { listProjects } from './jest/projects.ts';

export default { projects: listProjects('tooling') };
