import { guardTests } from '@emberclutch/tooling/jest/guard-tests.ts';
import { describeOpenPages } from './browser/open-pages.ts';

/** A browser test on a busy machine is slow: it fails by its expectations, not by its time. */
guardTests({ defaultTimeoutMs: 240_000, describeFailure: describeOpenPages });
