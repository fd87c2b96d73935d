import { useIsMutating } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { beginLogin } from '@emberclutch/web/api/auth.ts';
import { Link, Navigate } from '@emberclutch/web/routing';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { sessionAtom } from '@emberclutch/web/state';
import { codeHeadingOf, CodeLead } from '../code/CodeLead.tsx';
import { signInKey } from '../session/sign-in-key.ts';
import { CodeStep } from '../code/CodeStep.tsx';
import { SignInSheet } from '../layout/SignInSheet.tsx';
import { TakeCodeLink } from '../flow/TakeCodeLink.tsx';
import { targetAfterSignIn } from '../flow/target-after-sign-in.ts';
import { copy } from './copy.ts';
import { EndCodeFlow } from './EndCodeFlow.tsx';
import { useVerifyEntry } from './use-verify-entry.ts';

/** Target of the links in the e-mail: one fills the code in, the other ends the flow. Both wait for a press. */
export function VerifyPage({ page }: PageProps) {
  const { entry, next, hasLink, isEnding, loginAddress, keepNewCode } = useVerifyEntry();
  const session = useAtomValue(sessionAtom);
  const isSigningIn = useIsMutating({ mutationKey: signInKey }) > 0;
  if (hasLink) return <TakeCodeLink />;
  if (isEnding) return <EndCodeFlow title={page.title} challenge={entry.challenge} />;
  if (session && !isSigningIn) return <Navigate to={targetAfterSignIn(next)} replace />;

  const { email } = entry;
  return (
    <SignInSheet
      title={page.title}
      eyebrow={page.title}
      heading={codeHeadingOf(entry)}
      lead={<CodeLead entry={entry} email={email} />}
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
