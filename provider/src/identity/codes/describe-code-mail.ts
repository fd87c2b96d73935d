import type { MailContent } from '../../mail/mail-texts.ts';
import { describeRequest } from '../request-client.ts';
import type { FlowClient } from '../request-client.ts';

interface CodeMail {
  to: string;
  code: number;
  challenge: string;
  client: FlowClient;
  /** How long the code is valid, in seconds. */
  lifetime: number;
  /** Epoch seconds. */
  now: number;
  publicUrl: string;
  siteName: string;
  /** Page that accepts the code. */
  path: '/verify' | '/reset?step=code';
}

/**
 * Describes the content of an e-mail with a code. Its links carry code and challenge in the fragment, which reaches no server or
 * log. They open pages with a button, so that a program that follows links changes nothing.
 */
export function describeCodeMail({
  to,
  code,
  challenge,
  client,
  lifetime,
  now,
  publicUrl,
  siteName,
  path,
}: CodeMail): MailContent {
  const codeParams = new URLSearchParams({ email: to, code: String(code), challenge });
  return {
    to,
    code,
    minutes: Math.round(lifetime / 60),
    publicUrl,
    siteName,
    link: `${publicUrl}${path}#${codeParams}`,
    endLink: `${publicUrl}/verify?step=end#${new URLSearchParams({ challenge })}`,
    requestDetails: describeRequest(client, now),
  };
}
