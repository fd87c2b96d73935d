import { guardTests } from './guard-tests.ts';

guardTests();
