import { createRemoteJestConfig } from '@emberclutch/remote-kit/jest';

export default createRemoteJestConfig(import.meta.dirname);
