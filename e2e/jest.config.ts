import { projectsOf } from '../config/jest/projects.ts';

export default { projects: projectsOf('e2e') };
