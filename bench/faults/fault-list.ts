import type { MailServer } from '@emberclutch/provider/testing/open-mail-server.ts';
import type { StripeDouble } from '@emberclutch/provider/testing/stripe-double.ts';
import type { PostgresServer } from '@emberclutch/tooling/postgres/open-postgres.ts';
import { runAsAdministrator } from '../load/open-bench-postgres.ts';
import type { LineState, openDatabaseProxy } from './open-database-proxy.ts';
import type { FaultSite, Restartable } from './open-fault-site.ts';
import type { SmallDisk } from './open-small-disk.ts';

/** A fault that the bench causes while players play, and then repairs. */
export interface Fault {
  name: string;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
  /** Minimum duration in seconds; none by default. */
  minSeconds?: number;
}

interface FaultContext {
  site: FaultSite;
  postgres: PostgresServer;
  proxy: Awaited<ReturnType<typeof openDatabaseProxy>>;
  stripe: StripeDouble;
  mail: MailServer;
  /** The disk of the database; null if none could be mounted. */
  disk: SmallDisk | null;
}

/** All faults, in order. */
export const listFaults = ({ site, postgres, proxy, stripe, mail, disk }: FaultContext): Fault[] => [
  { name: 'none', begin: () => undefined, end: () => undefined },
  createProcessFault('kill -9 of one provider', site.providers),
  createProcessFault('kill -9 of one edge', site.edges),
  // PostgreSQL of the bench restarts automatically, as under a service manager.
  { name: 'kill -9 of PostgreSQL', begin: () => postgres.kill(), end: () => undefined },
  createLineFault(proxy, 'database slow (0.6 s a round trip)', 'slow'),
  { ...createLineFault(proxy, 'database silent', 'silent'), minSeconds: 60 },
  createLineFault(proxy, 'database stopped', 'refused'),
  {
    name: 'connections lost, then read-only (failover)',
    begin: () =>
      runAsAdministrator(
        postgres,
        'alter system set default_transaction_read_only = on',
        sqlToEndConnections,
      ),
    end: () =>
      runAsAdministrator(postgres, 'alter system reset default_transaction_read_only', sqlToEndConnections),
  },
  ...(disk ? [{ name: 'disk of the database full', begin: () => disk.fill(), end: () => disk.free() }] : []),
  {
    name: 'disk of one edge failing',
    begin: () => site.edges[0]?.toggleDisk(),
    end: () => site.edges[0]?.toggleDisk(),
  },
  {
    name: 'payment service failing',
    begin: () => void stripe.disconnect(),
    end: () => void stripe.reconnect(),
  },
  createHoldFault('payment service hanging', () => stripe.hold()),
  {
    name: 'mail service failing',
    begin: () => void mail.refusals.push(...Array.from({ length: 10_000 }, () => 451)),
    end: () => void mail.refusals.splice(0),
  },
  createHoldFault('mail service hanging', () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    mail.stall.until = promise;
    return () => {
      mail.stall.until = null;
      resolve();
    };
  }),
  createClockFault(site, 'one clock an hour ahead, one an hour behind', [hourMs, -hourMs]),
  createClockFault(site, 'one clock a year ahead', [365 * 24 * hourMs, 0]),
  {
    name: 'one start with a clock 400 days ahead',
    begin: async () => {
      await site.providers[0]?.kill();
      await site.providers[0]?.setClockOfNextStart(400 * 24 * hourMs);
      await site.providers[0]?.start();
    },
    end: () => site.providers[0]?.setClock(0),
  },
];

const hourMs = 3_600_000;

const createProcessFault = (name: string, [first]: readonly Restartable[]): Fault => ({
  name,
  begin: () => first?.kill(),
  end: () => first?.start(),
});

const createLineFault = ({ set }: FaultContext['proxy'], name: string, line: LineState): Fault => ({
  name,
  begin: () => set(line),
  end: () => set('open'),
});

const createClockFault = ({ providers }: FaultSite, name: string, offsets: number[]): Fault => {
  const setAllClocks = async (clockOffsets: number[]) => {
    for (const [index, provider] of providers.entries()) await provider.setClock(clockOffsets[index] ?? 0);
  };
  return { name, begin: () => setAllClocks(offsets), end: () => setAllClocks([]) };
};

/** @param hold holds all calls until the returned function is called */
function createHoldFault(name: string, hold: () => () => void): Fault {
  let release: (() => void) | undefined;
  return {
    name,
    begin: () => {
      release = hold();
    },
    end: () => release?.(),
  };
}

const sqlToEndConnections =
  "select pg_reload_conf(), (select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = 'faults' and pid <> pg_backend_pid())";
