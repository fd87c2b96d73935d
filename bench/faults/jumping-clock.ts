import { readFileSync } from 'node:fs';

/**
 * Loaded into a provider before its own code: from its start, and after each SIGUSR2, its clock is off by the milliseconds in CLOCK_FILE,
 * as if an operator or a faulty time server had set it. The monotonic clock and the clock of the database are right.
 */
const now = Date.now.bind(Date);
let offset = readOffset();
Date.now = () => now() + offset;
process.on('SIGUSR2', () => (offset = readOffset()));

function readOffset(): number {
  return Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
}
