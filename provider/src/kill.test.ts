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

// The tests share one world: each test begins with the process that the previous test started.
const folder = mkdtempSync(join(tmpdir(), 'emberclutch-kill-'));
let provider: ChildProcess;
let url: string;

beforeAll(async () => {
  await createTestWorld(folder);
  url = await startProvider();
});

afterAll(async () => {
  await endProvider('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the provider in its own process. @returns its URL */
async function startProvider(): Promise<string> {
  // The process runs for seconds, so optimizing the database's WebAssembly would take longer than it saves.
  provider = spawn(process.execPath, ['--liftoff-only', join(import.meta.dirname, 'main.ts')], {
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
  if (!provider.stdout) throw new Error('The provider has no output.');
  for await (const line of createInterface(provider.stdout)) {
    const [foundUrl] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (!foundUrl) continue;
    // An unread pipe fills up and would block the process.
    provider.stdout.resume();
    return foundUrl;
  }
  throw new Error('The provider ended before it listened.');
}

/** @returns the exit code and the signal that ended the process */
async function endProvider(signal: NodeJS.Signals): Promise<unknown[]> {
  if (provider.exitCode !== null || provider.signalCode !== null) return [];
  provider.kill(signal);
  return once(provider, 'exit');
}

async function call<Body>(path: string, body?: object, token?: string): Promise<Body> {
  const response = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return JSON.parse(await response.text());
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

/** Runs four clients that sign up and lock eggs until the connection breaks, and that record each acknowledgement when it arrives. */
async function playUntilKilled(round: number, acknowledgedPlayers: AcknowledgedPlayer[]) {
  const runClient = async (name: number) => {
    for (let index = 0; ; index += 1)
      try {
        const email = `${round}-${name}-${index}@example.com`;
        const player: AcknowledgedPlayer = { email, sessionId: await signUp(email) };
        acknowledgedPlayers.push(player);
        player.lockId = (await lockEgg(player.sessionId)).id;
      } catch (error) {
        // An error response fails the test; a broken connection ends the round.
        if (error instanceof Error && error.message.includes(' answered ')) throw error;
        return;
      }
  };
  await Promise.all([1, 2, 3, 4].map(runClient));
}

it('keeps all acknowledged sessions and locks when the process is killed', async () => {
  const acknowledgedPlayers: AcknowledgedPlayer[] = [];
  for (const round of [1, 2]) {
    const clients = playUntilKilled(round, acknowledgedPlayers);
    // Short sleeps leave CPU time for the provider.
    while (acknowledgedPlayers.length < 12 * round) await setTimeout(5);
    await endProvider('SIGKILL');
    await clients;
    url = await startProvider();
  }

  for (const { email, sessionId, lockId } of acknowledgedPlayers) {
    expect(await call('/v1/account', undefined, sessionId)).toMatchObject({ email });
    // For the same basket the provider returns the lock that the account holds.
    const { id } = await lockEgg(sessionId);
    expect(id).toBe(lockId ?? id);
  }
  expect(acknowledgedPlayers.length).toBeGreaterThanOrEqual(24);
  expect(acknowledgedPlayers.filter(({ lockId }) => lockId !== undefined).length).toBeGreaterThan(12);
});

it('completes a purchase once when the process is killed between the payment and its confirmation', async () => {
  const players = [];
  for (const email of ['paid@example.com', 'paying@example.com']) {
    const sessionId = await signUp(email);
    players.push({ email, sessionId, ...(await lockEgg(sessionId)) });
  }
  const [paidPlayer, interruptedPlayer] = players;

  expect((await payByCard(paidPlayer?.checkoutUrl)).status).toBe(303);
  // The kill interrupts the second payment, which is then either booked completely or not booked.
  const interruptedPayment = payByCard(interruptedPlayer?.checkoutUrl).catch(() => undefined);
  await endProvider('SIGKILL');
  await interruptedPayment;
  url = await startProvider();

  expect(await call(`/v1/eggs/spawn/lock/${paidPlayer?.id}`, undefined, paidPlayer?.sessionId)).toMatchObject(
    {
      state: 'paid',
    },
  );
  for (const { email, sessionId, id, checkoutUrl } of players) {
    const confirm = () => call<{ assetIds: number[] }>('/v1/voucher/purchase', { purchaseId: id }, sessionId);
    const outcome = await confirm().then(() => 'completed', String);
    expect(outcome).toMatch(/^completed$|This purchase requires payment/);
    // A second payment of the same checkout has no effect.
    await payByCard(checkoutUrl);
    const receipt = await confirm();
    expect(receipt.assetIds).toHaveLength(1);
    expect(await confirm()).toEqual(receipt);
    const receipts = (await listMails()).filter(({ to, code }) => to === email && code === null);
    expect(receipts).toMatchObject([{ subject: `Your receipt for purchase ${id}` }]);
  }
});

/** Sends the form of the test checkout, and does not follow the redirect to the site. */
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
  const exit = endProvider('SIGTERM');
  const isListening = () => fetch(`${url}/healthz`).then(Boolean, () => false);
  while (await isListening()) await new Promise((resolve) => setImmediate(resolve));

  login.end(body);
  const [response]: IncomingMessage[] = await once(login, 'response');
  expect(response?.statusCode).toBe(200);
  response?.resume();
  expect(await exit).toEqual([0, null]);
  lockFolder(join(folder, 'world'))();
});
