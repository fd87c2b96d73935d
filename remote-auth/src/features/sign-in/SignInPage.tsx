import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsMutating } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { Link, Navigate } from '@emberclutch/web/routing';
import { sessionAtom, readStored, sessionEndAtom } from '@emberclutch/web/state';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { InitialMessage } from '@emberclutch/web/ui/feedback/InitialMessage.tsx';
import { copy as errorsCopy } from '../../platform/errors/copy.ts';
import { BeginForm } from './begin/BeginForm.tsx';
import type { Alternative, FieldName, SignInValues } from './begin/BeginForm.tsx';
import { findCodeHeading, CodeLead } from './code/CodeLead.tsx';
import { copy } from './copy.ts';
import { findTargetAfterSignIn } from './flow/find-target-after-sign-in.ts';
import { useSignInSteps } from './flow/use-sign-in-steps.ts';
import type { SignInSteps } from './flow/use-sign-in-steps.ts';
import { SignInSheet } from './layout/SignInSheet.tsx';
import { signInKey } from './session/sign-in-key.ts';

interface Props {
  texts: typeof copy.register;
  fields: readonly FieldName[];
  begin: (values: SignInValues) => Promise<AuthFlow>;
  /** The other page: `/register` on `/login`, and the reverse. */
  otherPath: string;
  alternative?: Alternative;
  help?: ReactNode;
}

/** The flow of login and registration, which differ only in their fields: first the form, then the e-mailed code. */
export function SignInPage(props: Props) {
  const steps = useSignInSteps();
  const session = useAtomValue(sessionAtom);
  const isSigningIn = useIsMutating({ mutationKey: signInKey }) > 0;
  // Redirects only after the mutation, which may offer a passkey after it has committed the session.
  if (session && !isSigningIn) return <Navigate to={findTargetAfterSignIn(steps.next)} replace />;
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

function FormSheet({ texts, fields, begin, otherPath, alternative, help, steps }: StepProps) {
  return (
    <SignInSheet
      title={texts.title}
      heading={texts.heading}
      lead={texts.lead}
      aside={
        <>
          <p>
            {texts.other} <Link to={steps.toFirstAddress(otherPath)}>{texts.otherLink}</Link>
          </p>
          {help}
        </>
      }
    >
      <SignInReason next={steps.next} />
      <BeginForm
        fields={fields}
        entry={steps.entry}
        begin={(values) => {
          void loadCodeStep().catch(() => undefined);
          return begin(values);
        }}
        onBegun={steps.goToCode}
        alternative={alternative}
      />
    </SignInSheet>
  );
}

const loadCodeStep = () => import('./code/CodeStep.tsx');

/** Called once per mount, not at module level: a lazy component caches a failed load, so Retry needs a new component. */
const createCodeStep = () => lazy(async () => ({ default: (await loadCodeStep()).CodeStep }));

function CodeSheet({ texts, fields, begin, steps, email }: StepProps & { email: string }) {
  const [CodeStep] = useState(createCodeStep);
  const { entry } = steps;
  const { displayName } = entry;
  const isKnown = displayName !== undefined || !fields.includes('displayName');
  return (
    <SignInSheet
      title={copy.code.title}
      eyebrow={texts.title}
      heading={findCodeHeading(entry)}
      lead={<CodeLead entry={entry} email={email} sentTo={texts.sentTo} />}
    >
      <Suspense fallback={<Spinner />}>
        <CodeStep
          entry={{ ...entry, email }}
          submitLabel={texts.enter}
          change={{ to: steps.toFirstAddress() }}
          resend={
            isKnown
              ? {
                  send: () => begin({ displayName: displayName ?? '', email }),
                  onSent: (flow) => steps.keepNewCode(email, flow),
                }
              : undefined
          }
        />
      </Suspense>
    </SignInSheet>
  );
}

/** Explains why the player has to sign in: the session has ended, the browser does not store sessions, or `next` is a protected page. */
export function SignInReason({ next }: { next: string | null }) {
  const end = useAtomValue(sessionEndAtom);
  // A stored session without an account id does not count as a session, and stays in storage until the next sign-in.
  const isIncomplete = readStored('session') !== null;
  const [canStore] = useState(canStoreSessions);
  const requirement = next === null ? null : copy.requiredByPage;
  const fallback = canStore ? requirement : copy.storageBlocked;
  const message = end ? copy.ended[end] : isIncomplete ? errorsCopy.missing.userId : fallback;
  return (
    <Status role="status">
      {message !== null && (
        <InitialMessage key={message}>
          <Alert tone="info">{message}</Alert>
        </InitialMessage>
      )}
    </Status>
  );
}

/** Whether a session outlives the page: browsers that block a site's cookies block its storage too. */
function canStoreSessions(): boolean {
  const probe = 'probe';
  try {
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

const Status = styled.div`
  margin-bottom: ${space.l};

  /* No space while empty. */
  &:empty {
    position: absolute;
  }
`;
