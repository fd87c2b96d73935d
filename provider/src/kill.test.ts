import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { lockFolder } from './platform/lock-folder.ts';
import { createTestWorld } from './testing/create-test-world.ts';
import { createBasket } from './testing/open-test-spawn.ts';

// The tests share one world: each starts with the process that the previous test has started.
const folder = mkdtempSync(join(tmpdir(), 'emberclutch-kill-'));
let running: ChildProcess;
let url: string;

beforeAll(async () => {
  await createTestWorld(folder);
  url = await start();
});

afterAll(async () => {
  await end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the provider in its own process. @returns its URL */
async function start(): Promise<string> {
  // The process lives for seconds, so optimizing the database's WebAssembly would not pay off.
  running = spawn(process.execPath, ['--liftoff-only', join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: '',
      PORT: '0',
      OPERATOR_TOKEN: operatorToken,
      WORLD_SEED: 'no',
      CODES_PER_ADDRESS: '1000000',
      ATTEMPTS_PER_ADDRESS: '1000000',
      CYCLE_MINUTES: '600',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!running.stdout) throw new Error('The provider has no output.');
  for await (const line of createInterface(running.stdout)) {
    const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (!found) continue;
    // An unread pipe fills up and would block the process.
    running.stdout.resume();
    return found;
  }
  throw new Error('The provider ended before it listened.');
}

/** @returns the exit code and the signal that ended the process */
async function end(signal: NodeJS.Signals): Promise<unknown[]> {
  if (running.exitCode !== null || running.signalCode !== null) return [];
  running.kill(signal);
  return once(running, 'exit');
}

async function call<Answer>(path: string, body?: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return JSON.parse(await answer.text());
}

const operatorToken = 'token-of-the-operator';

const listMails = () =>
  call<{ to: string; subject: string; code: number | null }[]>('/outbox.json', undefined, operatorToken);

interface Lock {
  id: number;
  checkoutUrl: string;
}

const lockEgg = (sessionId: string) => call<Lock>('/v1/eggs/spawn/lock', createBasket(1), sessionId);

/** @returns the session id of a new account */
async function signUp(email: string): Promise<string> {
  const { challenge } = await call<{ challenge: string }>('/v1/auth/signup', { email, displayName: 'Ada' });
  const code = (await listMails()).find(({ to }) => to === email)?.code;
  return (await call<{ sessionId: string }>('/v1/auth/confirm', { code, challenge })).sessionId;
}

/** The state that the provider has acknowledged to a player; the lock is undefined while its request is in progress. */
interface AcknowledgedPlayer {
  email: string;
  sessionId: string;
  lockId?: number;
}

/** Four clients sign up and lock eggs in parallel until the connection breaks, and record each acknowledgement as it arrives. */
async function playUntilKilled(round: number, acknowledged: AcknowledgedPlayer[]) {
  const client = async (name: number) => {
    for (let index = 0; ; index += 1)
      try {
        const email = `${round}-${name}-${index}@example.com`;
        const player: AcknowledgedPlayer = { email, sessionId: await signUp(email) };
        acknowledged.push(player);
        player.lockId = (await lockEgg(player.sessionId)).id;
      } catch (error) {
        // An error response fails the test; a broken connection ends the round.
        if (error instanceof Error && error.message.includes(' answered ')) throw error;
        return;
      }
  };
  await Promise.all([1, 2, 3, 4].map(client));
}

it('keeps all acknowledged sessions and locks when the process is killed', async () => {
  const acknowledged: AcknowledgedPlayer[] = [];
  for (const round of [1, 2]) {
    const playing = playUntilKilled(round, acknowledged);
    // Short sleeps leave CPU time for the provider.
    while (acknowledged.length < 12 * round) await setTimeout(5);
    await end('SIGKILL');
    await playing;
    url = await start();
  }

  for (const { email, sessionId, lockId } of acknowledged) {
    expect(await call('/v1/account', undefined, sessionId)).toMatchObject({ email });
    // For the same basket the provider returns the lock that the account holds.
    const { id } = await lockEgg(sessionId);
    expect(id).toBe(lockId ?? id);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(24);
  expect(acknowledged.filter(({ lockId }) => lockId !== undefined).length).toBeGreaterThan(12);
});

it('completes a purchase once when the process is killed between the payment and its confirmation', async () => {
  const players = [];
  for (const email of ['paid@example.com', 'paying@example.com']) {
    const sessionId = await signUp(email);
    players.push({ email, sessionId, ...(await lockEgg(sessionId)) });
  }
  const [paid, paying] = players;

  expect((await payByCard(paid?.checkoutUrl)).status).toBe(303);
  // The second payment is interrupted: it is booked as a whole or not at all.
  const cutOff = payByCard(paying?.checkoutUrl).catch(() => undefined);
  await end('SIGKILL');
  await cutOff;
  url = await start();

  expect(await call(`/v1/eggs/spawn/lock/${paid?.id}`, undefined, paid?.sessionId)).toMatchObject({
    state: 'paid',
  });
  for (const { email, sessionId, id, checkoutUrl } of players) {
    const confirm = () => call<{ assetIds: number[] }>('/v1/voucher/purchase', { purchaseId: id }, sessionId);
    const outcome = await confirm().then(() => 'completed', String);
    expect(outcome).toMatch(/^completed$|This purchase requires payment/);
    // Has no effect if it is already paid.
    await payByCard(checkoutUrl);
    const receipt = await confirm();
    expect(receipt.assetIds).toHaveLength(1);
    expect(await confirm()).toEqual(receipt);
    const receipts = (await listMails()).filter(({ to, code }) => to === email && code === null);
    expect(receipts).toMatchObject([{ subject: `Your receipt for purchase ${id}` }]);
  }
});

/** Sends the form of the test checkout. The redirect to the site is not followed. */
const payByCard = (checkoutUrl = '') =>
  fetch(new URL(new URL(checkoutUrl, url).pathname, url), {
    method: 'POST',
    body: new URLSearchParams({ number: '4242424242424242', expiry: '04/44', cvc: '123' }),
    redirect: 'manual',
  });

it('completes the request in progress on SIGTERM, exits with 0 and releases its data folder', async () => {
  const body = JSON.stringify({ email: 'ada@example.com' });
  const login = request(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  login.flushHeaders();
  // The provider has read the headers and waits for the body.
  await once(login, 'continue');
  const ended = end('SIGTERM');
  const listens = () => fetch(`${url}/healthz`).then(Boolean, () => false);
  while (await listens()) await new Promise((resolve) => setImmediate(resolve));

  login.end(body);
  const [answer]: IncomingMessage[] = await once(login, 'response');
  expect(answer?.statusCode).toBe(200);
  answer?.resume();
  expect(await ended).toEqual([0, null]);
  lockFolder(join(folder, 'world'))();
});
