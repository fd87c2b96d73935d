import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program that receives one message and answers with one, so that the program does not slow the measuring process. */
export async function runInChildProcess<Answer>(program: string, message: object): Promise<Answer> {
  const child = fork(program);
  const answer = once(child, 'message');
  const failure = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} ended with ${code} without an answer.`);
  });
  child.send(message);
  const [reply] = await Promise.race([answer, failure]);
  failure.catch(() => undefined);
  return reply;
}
