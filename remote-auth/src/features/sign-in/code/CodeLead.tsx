import type { SignInEntry } from '../flow/sign-in-entry.ts';
import { headingCopy } from './heading-copy.ts';

interface Props {
  entry: SignInEntry;
  /** The address that the code was sent to; unknown if a name was typed, or if the page was opened by its URL. */
  email?: string;
  /** Text before the address, which says that a code was sent. */
  sentTo?: string;
}

/** Says whether the code was sent, or filled in by a link. Says neither if the page was opened by its URL. */
export function CodeLead({ entry, email, sentTo = headingCopy.sentTo }: Props) {
  const address = email && <strong>{email}</strong>;
  const state = findCodeState(entry);
  if (state === 'sent')
    return (
      <>
        {sentTo} {address ?? <span>{headingCopy.ownAddress}</span>}
        <span>.</span>
      </>
    );
  if (state === 'filled')
    return (
      <>
        {address && (
          <>
            {headingCopy.filledFor} {address}.{' '}
          </>
        )}
        <span>{headingCopy.filled}</span>
      </>
    );
  if (!address) return headingCopy.asked;
  return (
    <>
      {headingCopy.askedFor} {address}, {headingCopy.enterHere}
    </>
  );
}

export const findCodeHeading = (entry: SignInEntry) => headingCopy.headings[findCodeState(entry)];

/** Claims that a code was sent only if it was, which is unknown if the page was opened by its URL. */
function findCodeState({ code, sentAt, isMailed }: SignInEntry): keyof typeof headingCopy.headings {
  if (sentAt !== undefined && isMailed !== false) return 'sent';
  return code === undefined ? 'unknown' : 'filled';
}
