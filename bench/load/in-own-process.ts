import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program that is told one message and answers with one; load is made outside of the process that measures. */
export async function inOwnProcess<Answer>(program: string, message: object): Promise<Answer> {
  const child = fork(program);
  const answered = once(child, 'message');
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} ended with ${code} and said nothing.`);
  });
  child.send(message);
  const [answer] = await Promise.race([answered, failed]);
  failed.catch(() => undefined);
  return answer;
}
