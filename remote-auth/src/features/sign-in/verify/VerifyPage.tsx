import { useIsMutating } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { beginLogin } from '@emberclutch/shared/api/auth';
import { Link, Navigate } from '@emberclutch/shared/routing';
import type { PageProps } from '@emberclutch/shared/routing/app-page';
import { sessionAtom } from '@emberclutch/shared/state';
import { headingCopy } from '../code/heading-copy.ts';
import { signInKey } from '../session/sign-in-key.ts';
import { CodeStep } from '../code/CodeStep.tsx';
import { SignInSheet } from '../layout/SignInSheet.tsx';
import { targetAfterSignIn } from '../flow/target-after-sign-in.ts';
import { copy } from './copy.ts';
import { useVerifyEntry } from './use-verify-entry.ts';

/** Target of the link in the e-mail: asks for the code, which is in the e-mail and never in the link. */
export function VerifyPage({ page }: PageProps) {
  const { entry, next, loginAddress, keepNewCode } = useVerifyEntry();
  const session = useAtomValue(sessionAtom);
  const isSigningIn = useIsMutating({ mutationKey: signInKey }) > 0;
  if (session && !isSigningIn) return <Navigate to={targetAfterSignIn(next)} replace />;

  const { email } = entry;
  return (
    <SignInSheet
      title={page.title}
      eyebrow={page.title}
      heading={copy.heading}
      lead={
        email === undefined ? (
          copy.lead
        ) : (
          <>
            {headingCopy.sentTo} <strong>{email}</strong>.
          </>
        )
      }
      aside={
        <>
          {copy.other} <Link to={loginAddress}>{copy.otherLink}</Link>
        </>
      }
    >
      <CodeStep
        entry={entry}
        submitLabel={copy.enter}
        firstAddress={loginAddress}
        resend={email === undefined ? undefined : () => beginLogin({ email })}
        onResent={keepNewCode}
      />
    </SignInSheet>
  );
}
