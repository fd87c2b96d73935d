import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  received: { from: string; to: string[]; source: string }[];
  /** Codes of RFC 5321 with which the server refuses the next e-mails. If empty, it accepts them. */
  refusals: number[];
  /** The server responds to an e-mail only after `until` resolves, and counts the e-mails that had to wait. */
  stall: { until: Promise<void> | null; count: number };
  close(): Promise<void>;
}

/** A local mail server that stores the e-mails it receives. */
export async function openMailServer(): Promise<MailServer> {
  const receivedMails: MailServer['received'] = [];
  const refusals: number[] = [];
  const stall: MailServer['stall'] = { until: null, count: 0 };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'ember' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('No.')),
    onData: async (stream, { envelope }, done) => {
      const source = await text(stream);
      if (stall.until) {
        stall.count += 1;
        await stall.until;
      }
      const responseCode = refusals.shift();
      if (responseCode !== undefined) return done(Object.assign(new Error('Not now.'), { responseCode }));
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      receivedMails.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
      return done(null);
    },
  });
  // A process that is killed resets its connections.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://ember:p%40ss@127.0.0.1:${port}`,
    received: receivedMails,
    refusals,
    stall,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
