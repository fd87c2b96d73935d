import { beginReset, completeReset } from '@emberclutch/shared/api/auth';
import type { AuthFlow } from '@emberclutch/shared/contract/auth';
import { Link, useNavigate } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { notify } from '@emberclutch/shared/state';
import { copy } from '../../copy.ts';
import { lazyCopy } from '../../lazy-copy.ts';
import { CodeStep } from '../sign-in/CodeStep.tsx';
import { SignInSheet } from '../sign-in/SignInSheet.tsx';
import { ResetForm } from './ResetForm.tsx';
import { useResetSteps } from './use-reset-steps.ts';

/**
 * For whoever lost a device, or finds a stranger in their account. There are no passwords: what is reset is who is signed
 * in. A code lets the owner in, and every other session ends.
 */
export function ResetPage() {
  const { step, goToCode, keepNewCode, firstAddress } = useResetSteps();
  const navigate = useNavigate();
  const words = lazyCopy.reset;

  if (step === null) {
    return (
      <SignInSheet
        title={words.title}
        eyebrow={words.title}
        heading={words.heading}
        lead={words.lead}
        aside={
          <>
            {words.other} <Link to={paths.login}>{words.otherLink}</Link>
          </>
        }
      >
        <ResetForm onBegun={goToCode} />
      </SignInSheet>
    );
  }

  const { username, challenge, sentAt } = step;
  const handleEntered = () => {
    notify({ type: 'success', message: words.done });
    void navigate(paths.profileTab('security'), { replace: true });
  };
  return (
    <SignInSheet
      title={copy.code.title}
      eyebrow={words.title}
      heading={copy.code.heading}
      lead={words.sentTo}
    >
      <CodeStep
        entry={{ challenge, sentAt }}
        enterLabel={words.enter}
        confirm={completeReset}
        onEntered={handleEntered}
        firstAddress={firstAddress}
        changeLabel={words.change}
        resend={username === undefined ? undefined : () => beginReset({ username })}
        onResent={(flow: AuthFlow) => keepNewCode(username, flow)}
      />
    </SignInSheet>
  );
}
