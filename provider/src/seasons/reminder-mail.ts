import type { Mail } from '../mail/mailer.ts';
import { formatUtc } from './format-utc.ts';
import type { DueReminder } from './reminder-repository.ts';
import { seasonTitle } from './season-title.ts';

interface Links {
  publicUrl: string;
  /** Authorizes the end of all reminders of the account. */
  token: string;
  /** Epoch seconds. */
  now: number;
}

/** The one mail about a cycle. The link at its end shows a button: opening it changes nothing. */
export function reminderMail(
  { email, season, seasonAge, opensAt, closesAt }: DueReminder,
  { publicUrl, token, now }: Links,
): Mail {
  const title = seasonTitle(season, seasonAge);
  const isOpen = opensAt <= now;
  return {
    to: email,
    code: null,
    isBulk: true,
    subject: isOpen ? `A spawn cycle of ${title} is open` : `A spawn cycle of ${title} opens soon`,
    text: [
      'You wanted to be reminded, keeper.',
      isOpen
        ? `A spawn cycle of ${title} is open until ${formatUtc(closesAt)}.`
        : `A spawn cycle of ${title} opens at ${formatUtc(opensAt)} and closes at ${formatUtc(closesAt)}.`,
      `Choose your eggs at ${publicUrl}/spawn.`,
      `This mail is sent once. To cancel all reminders you may have asked for, press the button at ${publicUrl}/seasons/reminders#token=${token}.`,
    ].join('\n\n'),
  };
}
