import { useIsMutating } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { beginLogin } from '@emberclutch/shared/api/auth';
import { Link, Navigate } from '@emberclutch/shared/routing';
import { sessionAtom } from '@emberclutch/shared/state';
import { copy } from '../../copy.ts';
import { enterKey } from './enter-key.ts';
import { CodeStep } from './CodeStep.tsx';
import { SignInSheet } from './SignInSheet.tsx';
import { targetAfterSignIn } from './target-after-sign-in.ts';
import { useVerifyEntry } from './use-verify-entry.ts';

/** Where a link in the mail leads: to the field for the code, which stands in the mail and never in the link. */
export function VerifyPage() {
  const { entry, next, loginAddress, keepNewCode } = useVerifyEntry();
  const session = useAtomValue(sessionAtom);
  const isEntering = useIsMutating({ mutationKey: enterKey }) > 0;
  if (session && !isEntering) return <Navigate to={targetAfterSignIn(next)} replace />;

  const { email } = entry;
  const words = copy.verify;
  return (
    <SignInSheet
      title={words.title}
      eyebrow={words.title}
      heading={words.heading}
      lead={
        email === undefined ? (
          words.lead
        ) : (
          <>
            {copy.code.sentTo} <strong>{email}</strong>.
          </>
        )
      }
      aside={
        <>
          {words.other} <Link to={loginAddress}>{words.otherLink}</Link>
        </>
      }
    >
      <CodeStep
        entry={entry}
        enterLabel={words.enter}
        firstAddress={loginAddress}
        resend={email === undefined ? undefined : () => beginLogin({ email })}
        onResent={keepNewCode}
      />
    </SignInSheet>
  );
}
