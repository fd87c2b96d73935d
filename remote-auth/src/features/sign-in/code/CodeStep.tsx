import { useState } from 'react';
import { styled } from 'styled-components';
import { confirmCode } from '@emberclutch/web/api/auth.ts';
import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import type { SessionAnswer } from '@emberclutch/contract/identity/confirm-answer.ts';
import type { ConfirmBody } from '@emberclutch/contract/identity/input/code-flow.ts';
import { Link } from '@emberclutch/web/routing';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { emptyCodeField } from '../../../platform/codes/empty-code-field.ts';
import { ResendCode } from '../../../platform/codes/ResendCode.tsx';
import { copy } from './copy.ts';
import { CodeForm } from './CodeForm.tsx';
import { SignInErrorAlert } from '../layout/SignInErrorAlert.tsx';
import type { SignInEntry } from '../flow/sign-in-entry.ts';
import { useFocusOnMount } from '../../../platform/forms/use-focus-on-mount.ts';

interface Props {
  entry: SignInEntry;
  submitLabel: string;
  /** The call that exchanges the code for a session; `confirmCode` by default. */
  confirm?: (body: ConfirmBody) => Promise<SessionAnswer>;
  onSignedIn?: () => void;
  /** Address of the step before, to enter another e-mail. */
  firstAddress: string | { pathname: string; search: string };
  changeLabel?: string;
  /** Undefined if the values of the first step are lost. */
  resend?: () => Promise<AuthFlow>;
  onResent: (flow: AuthFlow) => void;
}

/** The second step: enter the code, ask for a new one, or use another e-mail. */
export function CodeStep({
  entry,
  submitLabel,
  confirm = confirmCode,
  onSignedIn,
  firstAddress,
  changeLabel = copy.change,
  resend,
  onResent,
}: Props) {
  const field = useFocusOnMount<HTMLInputElement>();
  const [latest, setLatest] = useState<'confirm' | 'resend' | null>(null);

  const handleResent = (flow: AuthFlow) => {
    onResent(flow);
    emptyCodeField(field.current);
  };

  return (
    <>
      <CodeForm
        field={field}
        entry={entry}
        submitLabel={submitLabel}
        confirm={confirm}
        onSignedIn={onSignedIn}
        isLatest={latest === 'confirm'}
        onBegin={() => setLatest('confirm')}
      />
      <Alternatives>
        {resend && (
          <ResendCode
            sentAt={entry.sentAt}
            resend={resend}
            sentMessage={copy.resent}
            renderError={(error) => <SignInErrorAlert error={error} />}
            onResent={handleResent}
            isLatest={latest === 'resend'}
            onBegin={() => setLatest('resend')}
          />
        )}
        <Link to={firstAddress} state={entry}>
          {changeLabel}
        </Link>
      </Alternatives>
    </>
  );
}

const Alternatives = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.m};
  padding-top: ${space.l};
  margin-top: ${space.l};
  border-top: 1px solid ${color.rule};
  font-size: ${size.s};

  a {
    padding: ${space.xxs} 0;
  }
`;
