import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** How often the process is killed in the middle of its work. */
const rounds = 3;

let folder: string;
let running: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emberclutch-kill-'));
});

afterEach(async () => {
  if (running?.exitCode === null && running.signalCode === null) {
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the provider in a process of its own. @returns where it listens */
async function start(): Promise<string> {
  running = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: '',
      PORT: '0',
      WORLD_SEED: 'no',
      CODES_PER_ADDRESS: '1000000',
      ATTEMPTS_PER_ADDRESS: '1000000',
      CYCLE_MINUTES: '600',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!running.stdout) throw new Error('The provider has no output.');
  for await (const line of createInterface(running.stdout)) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (!url) continue;
    // Whoever does not read what is written stops the writer in the end.
    running.stdout.resume();
    return url;
  }
  throw new Error('The provider ended before it listened.');
}

async function call<Answer>(url: string, body?: object, sessionId?: string): Promise<Answer> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(sessionId && { authorization: `Bearer ${sessionId}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return JSON.parse(await answer.text());
}

/** What a player was told: a session, and a lock. */
interface NotificationInput {
  email: string;
  sessionId: string;
  lockId: number | undefined;
}

const basket = { eggs: { count: 1, fee: '25.00' }, keys: { count: 0, fee: '30.00' } };

/** Signs up and locks an egg, noting each thing the moment it is acknowledged. */
async function play(url: string, email: string, told: NotificationInput[]) {
  const { challenge } = await call<{ challenge: string }>(`${url}/v1/auth/signup`, {
    email,
    displayName: 'Ada',
  });
  const mails = await call<{ to: string; code: number }[]>(`${url}/outbox.json`);
  const code = mails.find(({ to }) => to === email)?.code;
  const { sessionId } = await call<{ sessionId: string }>(`${url}/v1/auth/confirm`, { code, challenge });
  const player: NotificationInput = { email, sessionId, lockId: undefined };
  told.push(player);
  player.lockId = (await call<{ id: number }>(`${url}/v1/eggs/spawn/lock`, basket, sessionId)).id;
}

/** Plays, four at a time, until the provider is gone. */
async function playUntilKilled(url: string, round: number, told: NotificationInput[]) {
  const lane = async (name: number) => {
    for (let place = 0; ; place += 1)
      try {
        await play(url, `${round}-${name}-${place}@example.com`, told);
      } catch (error) {
        // A problem would be a fault of its own; a connection that breaks is the end of the round.
        if (error instanceof Error && error.message.includes(' answered ')) throw error;
        return;
      }
  };
  await Promise.all([1, 2, 3, 4].map(lane));
}

it('keeps what it has acknowledged when it is killed', async () => {
  const told: NotificationInput[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const url = await start();
    const playing = playUntilKilled(url, round, told);
    const before = told.length;
    while (told.length < before + 12) await new Promise((resolve) => setImmediate(resolve));
    running?.kill('SIGKILL');
    await playing;
  }

  const url = await start();
  for (const { email, sessionId, lockId } of told) {
    const account = await call<{ email: string }>(`${url}/v1/account`, undefined, sessionId);
    expect(account.email).toBe(email);
    // The same basket again is the same lock, if it is there.
    const { id } = await call<{ id: number }>(`${url}/v1/eggs/spawn/lock`, basket, sessionId);
    expect(id).toBe(lockId ?? id);
  }
  expect(told.length).toBeGreaterThanOrEqual(12 * rounds);
  expect(told.filter(({ lockId }) => lockId !== undefined).length).toBeGreaterThan(6 * rounds);
}, 240_000);

it('ends when it is asked to, after the request under way, and gives its world back', async () => {
  const url = await start();
  const body = JSON.stringify({ email: 'ada@example.com' });
  const login = request(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  login.flushHeaders();
  // The provider has read the headers, and waits for the body.
  await once(login, 'continue');
  running?.kill('SIGTERM');
  while (await listens(url)) await new Promise((resolve) => setImmediate(resolve));

  login.end(body);
  const [answer]: IncomingMessage[] = await once(login, 'response');
  expect(answer?.statusCode).toBe(200);
  answer?.resume();
  expect(running && (await once(running, 'exit'))).toEqual([0, null]);
  // Nothing is in its way.
  await start();
}, 120_000);

const listens = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
