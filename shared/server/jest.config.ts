import { listProjects } from '../../tooling/jest/projects.ts';

export default { projects: listProjects('shared/server') };
