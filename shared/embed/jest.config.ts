import { projectsOf } from '../../tooling/jest/projects.ts';

export default { projects: projectsOf('shared/embed') };
