import type { Clock } from '../../platform/clock.ts';
import type { MailContent } from '../../mail/mail-texts.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { describeRequest } from '../request-client.ts';
import type { FlowClient, RequestClient } from '../request-client.ts';
import type { CodeFlowService } from './code-flow-service.ts';

interface Sender {
  clock: Clock;
  mailer: Mailer;
  codes: CodeFlowService;
  publicUrl: string;
}

interface CodeMail {
  to: string;
  code: number;
  challenge: string;
  client: FlowClient;
  /** Page that accepts the code. */
  path: '/verify' | '/reset?step=code';
}

/**
 * Describes the content of an e-mail with a code. Its links carry code and challenge in the fragment, which reaches no server or
 * log. They open pages with a button, so that a program that follows links changes nothing.
 */
export function describeCodeMail(
  { clock, mailer, codes, publicUrl }: Sender,
  { to, code, challenge, client, path }: CodeMail,
): MailContent {
  const codeParams = new URLSearchParams({ email: to, code: String(code), challenge });
  return {
    to,
    code,
    ...describeCodeRequest({ clock, codes }, client),
    publicUrl,
    siteName: mailer.siteName,
    link: `${publicUrl}${path}#${codeParams}`,
    endLink: `${publicUrl}/verify?step=end#${new URLSearchParams({ challenge })}`,
  };
}

/** Describes how long a code is valid, and the request for it. */
export const describeCodeRequest = (
  { clock, codes }: Pick<Sender, 'clock' | 'codes'>,
  client: RequestClient,
): Pick<MailContent, 'minutes' | 'requestDetails'> => ({
  minutes: Math.round(codes.lifetime / 60),
  requestDetails: describeRequest(client, clock.nowInSeconds()),
});
