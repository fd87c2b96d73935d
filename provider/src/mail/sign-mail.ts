import type { Mail } from './mailer.ts';

/** The mail with the signature of the site. */
export const signMail = (mail: Mail, siteName: string): Mail => ({
  ...mail,
  text: `${mail.text}\n\nThe keepers of ${siteName}`,
});
