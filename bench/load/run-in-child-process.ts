import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program that receives one message and answers with one, so that the load runs outside the measuring process. */
export async function runInChildProcess<Answer>(program: string, message: object): Promise<Answer> {
  const child = fork(program);
  const answered = once(child, 'message');
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} ended with ${code} without an answer.`);
  });
  child.send(message);
  const [answer] = await Promise.race([answered, failed]);
  failed.catch(() => undefined);
  return answer;
}
