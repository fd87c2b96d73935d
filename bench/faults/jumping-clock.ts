import { readFileSync } from 'node:fs';

/**
 * A provider loads this module before its own code: from the start, and after each SIGUSR2, the clock of the provider is off by the
 * milliseconds in CLOCK_FILE, as if an operator or a faulty time server had set it. The monotonic clock and the database's clock are right.
 */
const now = Date.now.bind(Date);
let offset = readOffset();
Date.now = () => now() + offset;
process.on('SIGUSR2', () => (offset = readOffset()));

function readOffset(): number {
  return Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
}
