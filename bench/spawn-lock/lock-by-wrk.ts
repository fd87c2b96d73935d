import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { lockBody } from './lock-body.ts';
import type { LoadResult, LockLoad } from './lock-load.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'lock.lua');

/** Whether wrk is installed. It needs only a third of the CPU time of `lock-load.ts`, which leaves more to the server. */
export const hasWrk = (process.env.PATH ?? '')
  .split(delimiter)
  .some((folder) => existsSync(join(folder, 'wrk')));

/**
 * Runs the load of `lock-load.ts` with wrk.
 * @throws {Error} if a request remained unanswered
 */
export async function lockWithWrk({
  port,
  connections,
  firstClient,
  durationMs,
}: LockLoad): Promise<LoadResult> {
  const { stdout } = await run(
    'wrk',
    [
      '-t',
      '1',
      '-c',
      String(connections),
      '-d',
      `${durationMs / 1000}s`,
      '-s',
      script,
      `http://127.0.0.1:${port}/`,
    ],
    { env: { ...process.env, FROM: String(firstClient), BODY: lockBody } },
  );
  // wrk exits without waiting for the last responses.
  await wait(200);
  const [, ...numbers] = resultLine.exec(stdout)?.map(Number) ?? [];
  const [responses = 0, microseconds = 0, refused = 0, unanswered = 0, p50 = 0, p99 = 0] = numbers;
  if (unanswered > 0 || responses === 0)
    throw new Error(`The server left requests of wrk unanswered:\n${stdout}`);
  const rate = ((responses - refused) / microseconds) * 1e6;
  return { rate, responses, refused, p50: p50 / 1000, p99: p99 / 1000 };
}

const resultLine =
  /^result: (\d+) answers in (\d+) us, (\d+) refused, (\d+) unanswered, p50 (\d+) us, p99 (\d+) us$/m;
