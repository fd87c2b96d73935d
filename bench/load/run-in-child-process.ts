import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program that receives one message and answers with one, so that the program does not slow the measuring process. */
export async function runInChildProcess<Response>(program: string, message: object): Promise<Response> {
  const child = fork(program);
  const response = once(child, 'message');
  const failure = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} ended with ${code} without an answer.`);
  });
  child.send(message);
  const [reply] = await Promise.race([response, failure]);
  failure.catch(() => undefined);
  return reply;
}
