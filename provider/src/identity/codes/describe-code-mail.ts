import { deviceName } from '@emberclutch/shared/contract/device-name';
import type { MailContent } from '../../mail/mail-texts.ts';
import { networkInWords } from '../../platform/http/network.ts';
import type { FlowClient } from './code-flow-service.ts';

interface CodeMail {
  to: string;
  code: number;
  challenge: string;
  client: FlowClient;
  /** Seconds for which the code is valid. */
  life: number;
  /** Epoch seconds. */
  now: number;
  publicUrl: string;
  /** Page that takes the code. */
  path: '/verify' | '/reset?step=code';
}

/**
 * What a mail with a code says. Its links carry code and challenge in the fragment, which no server and no log sees, and
 * lead to pages with a button: a program that follows links changes nothing.
 */
export function describeCodeMail({
  to,
  code,
  challenge,
  client,
  life,
  now,
  publicUrl,
  path,
}: CodeMail): MailContent {
  const fillIn = new URLSearchParams({ email: to, code: String(code), challenge });
  return {
    to,
    code,
    minutes: Math.round(life / 60),
    publicUrl,
    link: `${publicUrl}${path}#${fillIn}`,
    endLink: `${publicUrl}/verify?step=end#${new URLSearchParams({ challenge })}`,
    askedFor: `on ${deviceName(client.userAgent ?? null) ?? 'an unknown device'}, from ${networkInWords(client.address)}, on ${timeInWords(now)}`,
  };
}

const timeInWords = (at: number) => `${timeFormat.format(new Date(at * 1_000))} UTC`;

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
