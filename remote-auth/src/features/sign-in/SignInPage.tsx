import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsMutating } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { Link, Navigate } from '@emberclutch/web/routing';
import { sessionAtom } from '@emberclutch/web/state';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { codeHeadingOf, CodeLead } from './code/CodeLead.tsx';
import { headingCopy } from './code/heading-copy.ts';
import type { copy } from './copy.ts';
import { signInKey } from './session/sign-in-key.ts';
import { loadCodeStep, lazyCodeStep } from './code/lazy-code-step.ts';
import { BeginForm } from './begin/BeginForm.tsx';
import type { Attempt, FieldName, Typed } from './begin/BeginForm.tsx';
import { SignInSheet } from './layout/SignInSheet.tsx';
import { targetAfterSignIn } from './flow/target-after-sign-in.ts';
import { useSignInSteps } from './flow/use-sign-in-steps.ts';
import type { SignInSteps } from './flow/use-sign-in-steps.ts';
import { SignInReason } from './SignInReason.tsx';

interface Props {
  texts: typeof copy.register;
  fields: readonly FieldName[];
  begin: (typed: Typed) => Promise<AuthFlow>;
  /** The other page: `/register` on `/login`, and the reverse. */
  otherPath: string;
  /** Another way to sign in. */
  renderAlternative?: (attempt: Attempt) => ReactNode;
  /** Whether it comes before the form. */
  isAlternativeFirst?: boolean;
  /** Help for players who cannot sign in. */
  help?: ReactNode;
}

/** Login and registration are one flow with different fields: first the form, then the code of the e-mail. */
export function SignInPage(props: Props) {
  const steps = useSignInSteps();
  const session = useAtomValue(sessionAtom);
  const isSigningIn = useIsMutating({ mutationKey: signInKey }) > 0;
  // The redirect waits for the end of the mutation, which may offer a passkey after it has committed the session.
  if (session && !isSigningIn) return <Navigate to={targetAfterSignIn(steps.next)} replace />;
  const { email } = steps;
  return email === undefined ? (
    <FormSheet {...props} steps={steps} />
  ) : (
    <CodeSheet {...props} steps={steps} email={email} />
  );
}

interface StepProps extends Props {
  steps: SignInSteps;
}

function FormSheet({
  texts,
  fields,
  begin,
  otherPath,
  renderAlternative,
  isAlternativeFirst = false,
  help,
  steps,
}: StepProps) {
  return (
    <SignInSheet
      title={texts.title}
      eyebrow={texts.title}
      heading={texts.heading}
      lead={texts.lead}
      aside={
        <>
          <p>
            {texts.other} <Link to={steps.firstAddress(otherPath)}>{texts.otherLink}</Link>
          </p>
          {help}
        </>
      }
    >
      <SignInReason next={steps.next} />
      <BeginForm
        fields={fields}
        typed={steps.entry}
        begin={(typed) => {
          void loadCodeStep().catch(() => undefined);
          return begin(typed);
        }}
        onBegun={steps.goToCode}
        renderAlternative={renderAlternative}
        isAlternativeFirst={isAlternativeFirst}
      />
    </SignInSheet>
  );
}

function CodeSheet({ texts, fields, begin, steps, email }: StepProps & { email: string }) {
  const [CodeStep] = useState(lazyCodeStep);
  const { entry } = steps;
  const { displayName } = entry;
  const isKnown = displayName !== undefined || !fields.includes('displayName');
  return (
    <SignInSheet
      title={headingCopy.title}
      eyebrow={texts.title}
      heading={codeHeadingOf(entry)}
      lead={<CodeLead entry={entry} email={email} sentTo={texts.sentTo} />}
    >
      <Suspense fallback={<Spinner />}>
        <CodeStep
          entry={{ ...entry, email }}
          submitLabel={texts.enter}
          firstAddress={steps.firstAddress()}
          resend={isKnown ? () => begin({ displayName: displayName ?? '', email }) : undefined}
          onResent={(flow) => steps.keepNewCode(email, flow)}
        />
      </Suspense>
    </SignInSheet>
  );
}
