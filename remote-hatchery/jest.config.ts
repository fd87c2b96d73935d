import { projectsOf } from '../config/jest/projects.ts';

export default { projects: projectsOf('remote-hatchery') };
