import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program that receives one message and responds with one, so that the program does not slow the measuring process.
 * @throws {Error} if the program ends without a response
 */
export async function runInChildProcess<Response>(program: string, message: object): Promise<Response> {
  const child = fork(program);
  child.send(message);
  const exit = new AbortController();
  child.once('exit', (code) => exit.abort(new Error(`${program} ended with ${code}.`)));
  const [response] = await once(child, 'message', { signal: exit.signal });
  return response;
}
