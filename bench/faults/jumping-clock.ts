import { readFileSync } from 'node:fs';

/**
 * Loaded into a provider before its own code: after each SIGUSR2 its clock is wrong by the milliseconds in CLOCK_FILE,
 * as if an operator or a faulty time server had set it. The monotonic clock and that of the database are right.
 */
const now = Date.now.bind(Date);
let offset = 0;
Date.now = () => now() + offset;
process.on('SIGUSR2', () => {
  offset = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
});
