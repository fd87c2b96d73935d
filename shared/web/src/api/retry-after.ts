import { serverNow } from '@emberclutch/web/state';

/** Seconds until a call may be repeated. `Retry-After` is a number or a date (RFC 9110, section 10.2.3). */
export function readRetryAfter({ headers }: Response): number | undefined {
  const value = headers.get('retry-after') ?? '';
  const seconds = Number(value) || (Date.parse(value) - serverNow()) / 1_000;
  return seconds > 0 ? seconds : undefined;
}
