import { projectsOf } from './jest/projects.ts';

export default { projects: projectsOf('tooling') };
