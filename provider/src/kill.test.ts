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
import { createTestWorld } from './testing/create-test-world.ts';

/** How often the process is killed under load. */
const rounds = 3;

let folder: string;
let running: ChildProcess | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'emberclutch-kill-'));
  await createTestWorld(folder);
});

afterEach(async () => {
  if (running?.exitCode === null && running.signalCode === null) {
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the provider in its own process. @returns its URL */
async function start(): Promise<string> {
  // The process lives for seconds, in which optimizing the database's WebAssembly would not pay.
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
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (!url) continue;
    // An unread pipe fills up and would block the process.
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

/** The state that the provider has acknowledged to a player; the lock is undefined while its request is under way. */
interface AcknowledgedPlayer {
  email: string;
  sessionId: string;
  lockId: number | undefined;
}

const basket = { eggs: { count: 1, fee: '25.00' }, keys: { count: 0, fee: '30.00' } };

const operatorToken = 'token-of-the-operator';

interface ListedMail {
  to: string;
  subject: string;
  code: number | null;
}

const listMails = (url: string) => call<ListedMail[]>(`${url}/outbox.json`, undefined, operatorToken);

/** @returns the session id of a new account */
async function signUp(url: string, email: string): Promise<string> {
  const { challenge } = await call<{ challenge: string }>(`${url}/v1/auth/signup`, {
    email,
    displayName: 'Ada',
  });
  const code = (await listMails(url)).find(({ to }) => to === email)?.code;
  return (await call<{ sessionId: string }>(`${url}/v1/auth/confirm`, { code, challenge })).sessionId;
}

/** Signs up and locks an egg, and records each acknowledgement as it arrives. */
async function play(url: string, email: string, acknowledged: AcknowledgedPlayer[]) {
  const sessionId = await signUp(url, email);
  const player: AcknowledgedPlayer = { email, sessionId, lockId: undefined };
  acknowledged.push(player);
  player.lockId = (await call<{ id: number }>(`${url}/v1/eggs/spawn/lock`, basket, sessionId)).id;
}

/** Four clients play in parallel until the connection breaks. */
async function playUntilKilled(url: string, round: number, acknowledged: AcknowledgedPlayer[]) {
  const client = async (name: number) => {
    for (let index = 0; ; index += 1)
      try {
        await play(url, `${round}-${name}-${index}@example.com`, acknowledged);
      } catch (error) {
        // An error answer fails the test; a broken connection ends the round.
        if (error instanceof Error && error.message.includes(' answered ')) throw error;
        return;
      }
  };
  await Promise.all([1, 2, 3, 4].map(client));
}

it('keeps all acknowledged sessions and locks when the process is killed', async () => {
  const acknowledged: AcknowledgedPlayer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const url = await start();
    const playing = playUntilKilled(url, round, acknowledged);
    const before = acknowledged.length;
    // Short sleeps leave the processor to the provider.
    while (acknowledged.length < before + 12) await setTimeout(5);
    running?.kill('SIGKILL');
    await playing;
  }

  const url = await start();
  for (const { email, sessionId, lockId } of acknowledged) {
    const account = await call<{ email: string }>(`${url}/v1/account`, undefined, sessionId);
    expect(account.email).toBe(email);
    // For the same basket the provider returns the lock that the account holds.
    const { id } = await call<{ id: number }>(`${url}/v1/eggs/spawn/lock`, basket, sessionId);
    expect(id).toBe(lockId ?? id);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(12 * rounds);
  expect(acknowledged.filter(({ lockId }) => lockId !== undefined).length).toBeGreaterThan(6 * rounds);
});

it('completes a purchase once when the process is killed between the payment and its confirmation', async () => {
  const url = await start();
  const players = [];
  for (const email of ['paid@example.com', 'paying@example.com']) {
    const sessionId = await signUp(url, email);
    const lock = await call<{ id: number; checkoutUrl: string }>(
      `${url}/v1/eggs/spawn/lock`,
      basket,
      sessionId,
    );
    players.push({ email, sessionId, ...lock });
  }
  const [paid, paying] = players;

  expect((await payByCard(url, paid?.checkoutUrl)).status).toBe(303);
  // The second payment is cut off: it is booked as a whole or not at all.
  const cutOff = payByCard(url, paying?.checkoutUrl).catch(() => undefined);
  running?.kill('SIGKILL');
  await cutOff;
  const restarted = await start();

  const statusOf = ({ sessionId = '', id = 0 } = {}) =>
    call<{ state: string }>(`${restarted}/v1/eggs/spawn/lock/${id}`, undefined, sessionId);
  expect(await statusOf(paid)).toMatchObject({ state: 'paid' });
  for (const { email, sessionId, id, checkoutUrl } of players) {
    const confirm = () =>
      call<{ assetIds: number[] }>(`${restarted}/v1/voucher/purchase`, { purchaseId: id }, sessionId);
    const outcome = await confirm().then(
      () => 'completed',
      (error: unknown) => String(error),
    );
    expect(outcome).toMatch(/^completed$|This purchase requires payment/);
    // Changes nothing where it is paid.
    await payByCard(restarted, checkoutUrl);
    const receipt = await confirm();
    expect(receipt.assetIds).toHaveLength(1);
    expect(await confirm()).toEqual(receipt);
    const receipts = (await listMails(restarted)).filter(({ to, code }) => to === email && code === null);
    expect(receipts).toMatchObject([{ subject: `Your receipt for purchase ${id}` }]);
  }
});

/** Sends the form of the test checkout. The redirect to the site is not followed. */
const payByCard = (url: string, checkoutUrl = '') =>
  fetch(new URL(new URL(checkoutUrl, url).pathname, url), {
    method: 'POST',
    body: new URLSearchParams({ number: '4242424242424242', expiry: '04/44', cvc: '123' }),
    redirect: 'manual',
  });

it('completes the request under way on SIGTERM, exits with 0 and releases its data folder', async () => {
  const url = await start();
  const body = JSON.stringify({ email: 'ada@example.com' });
  const login = request(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  login.flushHeaders();
  // The provider has read the headers and waits for the body.
  await once(login, 'continue');
  running?.kill('SIGTERM');
  while (await listens(url)) await new Promise((resolve) => setImmediate(resolve));

  login.end(body);
  const [answer]: IncomingMessage[] = await once(login, 'response');
  expect(answer?.statusCode).toBe(200);
  answer?.resume();
  expect(running && (await once(running, 'exit'))).toEqual([0, null]);
  // The folder lock is released: a second process starts.
  await start();
});

const listens = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
