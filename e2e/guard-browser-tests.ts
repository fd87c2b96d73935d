import { guardTests } from '@emberclutch/tooling/jest/guard-tests.ts';
import { describeOpenPages } from './browser/open-pages.ts';

guardTests(describeOpenPages);
