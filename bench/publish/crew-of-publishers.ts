import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

interface Crew {
  size: number;
  /** The site that the publisher with this index changes: the address of an edge, or a folder. */
  siteOf: (index: number) => string;
  token: string;
  builds: string;
  environment: Record<string, string>;
  random: () => number;
}

const worker = join(import.meta.dirname, 'store-publisher.ts');

/**
 * Publishers of a folder kill themselves before a call of the file system up to this number. A release makes some
 * hundred calls.
 */
const maxStep = 1_500;

/** Concurrent publishers of different remotes. A killed one is replaced by another one of the same remote. */
export class CrewOfPublishers {
  /** Number of publishers that were ended by a signal. */
  kills = 0;
  /** The last line of each publisher that failed. */
  readonly faults: string[] = [];
  readonly #crew: Crew;
  readonly #children: ChildProcess[] = [];
  readonly #ended: Promise<void>[] = [];
  #isOver = false;

  constructor(crew: Crew) {
    this.#crew = crew;
  }

  start(): void {
    for (let index = 0; index < this.#crew.size; index += 1) this.#ended.push(this.#keepPublishing(index));
  }

  /** @param choice from 0 to 1 */
  kill(choice: number): void {
    this.#children[Math.floor(choice * this.#children.length)]?.kill('SIGKILL');
  }

  /** Ends all publishers, without counting them as killed. */
  async stop(): Promise<void> {
    this.#isOver = true;
    for (const child of this.#children) child.kill('SIGKILL');
    await Promise.all(this.#ended);
  }

  async #keepPublishing(index: number): Promise<void> {
    const { siteOf, token, builds, environment, random } = this.#crew;
    for (let life = 1; !this.#isOver; life += 1) {
      const site = siteOf(index);
      const step = site.startsWith('http') ? 0 : 1 + Math.floor(random() * maxStep);
      const args = [site, token, builds, `remote-r${index}`, `r${index}-${life}`, String(step)];
      const child = spawn(process.execPath, [worker, ...args], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, ...environment },
      });
      this.#children[index] = child;
      let written = '';
      child.stderr.on('data', (chunk: Buffer) => (written = (written + chunk).slice(-2_000)));
      await once(child, 'close');
      if (this.#isOver) return;
      if (child.signalCode === 'SIGKILL') this.kills += 1;
      else this.faults.push(`publisher ${index} ended with ${child.exitCode}: ${written}`);
    }
  }
}
