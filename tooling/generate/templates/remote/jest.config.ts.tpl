import { remoteTests } from '@emberclutch/remote-kit/jest';

export default remoteTests(import.meta.dirname);
