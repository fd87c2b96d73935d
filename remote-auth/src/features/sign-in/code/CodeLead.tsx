import type { SignInEntry } from '../flow/use-sign-in-steps.ts';
import { copy } from '../copy.ts';

interface Props {
  entry: SignInEntry;
  /** The address that the code was sent to; unknown if the player entered a name, or opened the page by its URL. */
  email?: string;
  /** Text before the address, which says that a code was sent. */
  sentTo?: string;
}

/** Says that a code was sent, or that a link has filled it in. Claims neither if the player opened the page by its URL. */
export function CodeLead({ entry, email, sentTo = copy.code.sentTo }: Props) {
  const address = email && <strong>{email}</strong>;
  const state = findCodeState(entry);
  if (state === 'sent')
    return (
      <>
        {sentTo} {address ?? <span>{copy.code.ownAddress}</span>}
        <span>.</span>
      </>
    );
  if (state === 'filled')
    return (
      <>
        {address && (
          <>
            {copy.code.filledFor} {address}.{' '}
          </>
        )}
        <span>{copy.code.filled}</span>
      </>
    );
  if (!address) return copy.code.unknown;
  return (
    <>
      {copy.code.unknownFor} {address}, {copy.code.enterHere}
    </>
  );
}

export const findCodeHeading = (entry: SignInEntry) => copy.code.headings[findCodeState(entry)];

/** `sent` only if the provider has confirmed it to this page, which it has not if the player opened the page by its URL. */
function findCodeState({ code, sentAt, isMailed }: SignInEntry): keyof typeof copy.code.headings {
  if (sentAt !== undefined && isMailed !== false) return 'sent';
  return code === undefined ? 'unknown' : 'filled';
}
