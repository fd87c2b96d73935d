import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const program = join(import.meta.dirname, '../../provider/src/cli/main.ts');

/**
 * Runs the operator command `reconcile` on the database of a bench, and prints its output.
 * @param paymentSettings settings of the payment service
 * @returns whether it found no difference
 */
export async function reconcile(
  databaseUrl: string,
  paymentSettings: Record<string, string> = {},
): Promise<boolean> {
  const env = { PATH: process.env.PATH, ...paymentSettings, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'reconcile'], { env });
    console.log(stdout.trim());
    return true;
  } catch (failure) {
    console.log(failure);
    return false;
  }
}
