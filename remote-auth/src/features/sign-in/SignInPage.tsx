import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsMutating } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { AuthFlow } from '@emberclutch/shared/contract/auth';
import { Link, Navigate } from '@emberclutch/shared/routing';
import { sessionAtom } from '@emberclutch/shared/state';
import { Spinner } from '@emberclutch/shared/ui/Spinner';
import { copy } from '../../copy.ts';
import { enterKey } from './enter-key.ts';
import { loadCodeStep, lazyCodeStep } from './lazy-code-step.ts';
import { BeginForm } from './BeginForm.tsx';
import type { FieldName, Typed } from './BeginForm.tsx';
import { SignInSheet } from './SignInSheet.tsx';
import { targetAfterSignIn } from './target-after-sign-in.ts';
import { useSignInSteps } from './use-sign-in-steps.ts';
import { SignInReason } from './SignInReason.tsx';

interface Props {
  words: typeof copy.login;
  fields: readonly FieldName[];
  begin: (typed: Typed) => Promise<AuthFlow>;
  /** The page for those who are wrong here. */
  otherPath: string;
  /** Another way to sign in. */
  otherWay?: ReactNode;
  /** For those who cannot. */
  help?: ReactNode;
}

/** Signing in and signing up are one flow with other questions: who is there, then the code of the e-mail. */
export function SignInPage({ words, fields, begin, otherPath, otherWay, help }: Props) {
  const [CodeStep] = useState(lazyCodeStep);
  const steps = useSignInSteps();
  const session = useAtomValue(sessionAtom);
  const isEntering = useIsMutating({ mutationKey: enterKey }) > 0;
  // The session begins while the code is being confirmed; the player leaves when the account is known too.
  if (session && !isEntering) return <Navigate to={targetAfterSignIn(steps.next)} replace />;

  const { email, entry } = steps;
  if (email === undefined) {
    return (
      <SignInSheet
        title={words.title}
        eyebrow={words.title}
        heading={words.heading}
        lead={words.lead}
        aside={
          <>
            <p>
              {words.other} <Link to={steps.firstAddress(otherPath)}>{words.otherLink}</Link>
            </p>
            {help}
          </>
        }
      >
        <SignInReason />
        <BeginForm
          fields={fields}
          typed={entry}
          begin={(typed) => {
            void loadCodeStep().catch(() => undefined);
            return begin(typed);
          }}
          onBegun={steps.goToCode}
          otherWay={otherWay}
        />
      </SignInSheet>
    );
  }

  const { displayName } = entry;
  const isKnown = displayName !== undefined || !fields.includes('displayName');
  return (
    <SignInSheet
      title={copy.code.title}
      eyebrow={words.title}
      heading={copy.code.heading}
      lead={
        <>
          {copy.code.sentTo} <strong>{email}</strong>.
        </>
      }
    >
      <Suspense fallback={<Spinner />}>
        <CodeStep
          entry={{ ...entry, email }}
          enterLabel={words.enter}
          firstAddress={steps.firstAddress()}
          resend={isKnown ? () => begin({ displayName: displayName ?? '', email }) : undefined}
          onResent={(flow) => steps.keepNewCode(email, flow)}
        />
      </Suspense>
    </SignInSheet>
  );
}
