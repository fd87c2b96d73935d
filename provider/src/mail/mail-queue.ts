import type { Contact } from '@emberclutch/server/settings/contact-variables.ts';
import { runInSpan } from '@emberclutch/server/tracing/run-in-span.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import type { MailLane, QueuedMail } from './mail-queue-repository.ts';
import {
  claimDueMails,
  giveUpMail,
  chooseLane,
  mailLanes,
  postponeMail,
  queueMail,
  removeQueuedMail,
} from './mail-queue-repository.ts';
import type { BackgroundJob } from '../platform/jobs/background-jobs.ts';
import { createPeriodicJob } from '../platform/jobs/background-jobs.ts';
import type { Mail, Mailer } from './mailer.ts';
import { signMail } from './mail-texts.ts';

/** Hands one e-mail to a mail server. */
export interface MailTransport {
  /** @throws the error of the mail client if the server does not accept the e-mail */
  deliver(mail: QueuedMail): Promise<void>;
  close(): void;
}

/** An error of the mail client. */
interface MailFailure extends Error {
  code?: string;
  /** The status that the mail server answered (RFC 5321, section 4.2). */
  responseCode?: number;
  /** Whether the server would reject the same mail again. */
  permanent?: boolean;
}

/** Seconds between two attempts. A code expires within minutes, so its mail is useless after about twenty. */
const pauseSeconds = [5, 15, 45, 120, 300, 600];

/** Seconds after which another process may claim an e-mail. Longer than any attempt, so that only a killed process loses its claim. */
const leaseSeconds = 120;

/** Number of e-mails that are claimed together. */
const batchSize = 10;

interface Dependencies extends ServiceContext {
  siteName: string;
  contact: Contact;
  transport: MailTransport;
}

/**
 * Sends mail from a queue in the database, so that a request does not wait for a mail server, and a process that ends loses no
 * mail. Any number of processes may send from one queue: each e-mail is claimed by one of them. If that process dies before it
 * removes the mail, another process resends it with the same message id (at-least-once delivery). Codes have a separate lane, so
 * that none waits until a slow mail server has accepted a batch of reminders.
 */
export class MailQueue implements Mailer {
  readonly siteName: string;
  readonly #deps: Dependencies;
  readonly #wakeFunctions = new Map<MailLane, () => void>();

  constructor(dependencies: Dependencies) {
    this.siteName = dependencies.siteName;
    this.#deps = dependencies;
  }

  async send(mail: Mail, trx?: Database): Promise<void> {
    await queueMail(
      trx ?? this.#deps.db,
      signMail(mail, this.siteName, this.#deps.contact),
      this.#deps.clock.nowInSeconds(),
    );
    // The mail of a transaction is not visible before the commit; the next run of the job finds it.
    if (!trx) this.#wakeFunctions.get(chooseLane(mail))?.();
  }

  /** Creates the job that sends the e-mails of one lane while the process runs. The last job to stop closes the transport. */
  createJob(lane: MailLane): BackgroundJob {
    return {
      start: (log, canRun = () => true) => {
        const failureMessage = 'the mail queue could not be read';
        let run = Promise.resolve();
        const stopController = new AbortController();
        const sendAll = async () => {
          if (!canRun()) return;
          await (run = run
            .then(() => this.#deliverLane(lane, log, stopController.signal))
            .catch((failure: unknown) => log?.error({ err: failure }, failureMessage)));
        };
        const stop = createPeriodicJob({ run: sendAll, pauseMs: 1_000, failureMessage }).start(log);
        this.#wakeFunctions.set(lane, () => void sendAll());
        return async () => {
          this.#wakeFunctions.delete(lane);
          stopController.abort();
          await stop();
          await run;
          if (this.#wakeFunctions.size === 0) this.#deps.transport.close();
        };
      },
    };
  }

  /** Attempts to send every due e-mail. Once `stopSignal` is aborted, leaves the e-mails that are not claimed yet to another process. */
  async deliverDueMails(log?: FastifyBaseLogger, stopSignal?: AbortSignal): Promise<void> {
    await Promise.all(mailLanes.map((lane) => this.#deliverLane(lane, log, stopSignal)));
  }

  async #deliverLane(
    lane: MailLane,
    log: FastifyBaseLogger | undefined,
    stopSignal: AbortSignal | undefined,
  ): Promise<void> {
    if (stopSignal?.aborted) return;
    const now = this.#deps.clock.nowInSeconds();
    const mails = await claimDueMails(this.#deps.db, {
      lane,
      now,
      leaseEnd: now + leaseSeconds,
      max: batchSize,
    });
    if (mails.length === 0) return;
    await Promise.all(mails.map((mail) => this.#deliver(mail, log)));
    await this.#deliverLane(lane, log, stopSignal);
  }

  async #deliver(mail: QueuedMail, log: FastifyBaseLogger | undefined): Promise<void> {
    try {
      await runInSpan('mail send', {}, () => this.#deps.transport.deliver(mail));
    } catch (error) {
      // Cast: transports reject only with errors of the mail client.
      return this.#handleFailure(mail, error as MailFailure, log);
    }
    await removeQueuedMail(this.#deps.db, mail.id);
  }

  async #handleFailure(
    { id, attempts }: QueuedMail,
    { code = 'unknown', responseCode, permanent = false }: MailFailure,
    log: FastifyBaseLogger | undefined,
  ) {
    const now = this.#deps.clock.nowInSeconds();
    const pause = pauseSeconds[attempts - 1];
    // Only codes, because a server's message may repeat the address.
    const failure = [code, responseCode].filter(Boolean).join(' ');
    const entry = { mail: id, attempts, failure };
    // After a rejected login (EAUTH) the mail is retried, because an operator can correct the configuration.
    if ((permanent && code !== 'EAUTH') || pause === undefined) {
      log?.error(entry, 'a mail could not be delivered; giving up');
      return giveUpMail(this.#deps.db, id, { now, failure });
    }
    log?.warn({ ...entry, pause }, 'a mail could not be delivered; trying again');
    return postponeMail(this.#deps.db, id, { dueAt: now + pause, failure });
  }
}
