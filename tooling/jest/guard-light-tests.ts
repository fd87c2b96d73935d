import { guardTests } from './guard-tests.ts';

guardTests({ defaultTimeoutMs: 30_000 });
