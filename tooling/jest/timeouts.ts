import { maxSilenceMs } from './hang-limit.ts';

jest.setTimeout(maxSilenceMs);
