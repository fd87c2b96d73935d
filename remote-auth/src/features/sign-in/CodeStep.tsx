import { styled } from 'styled-components';
import { confirmCode } from '@emberclutch/shared/api/auth';
import type { SessionAnswer } from '@emberclutch/shared/contract/lenient-auth';
import type { AuthFlow, ConfirmBody } from '@emberclutch/shared/contract/auth';
import { Link } from '@emberclutch/shared/routing';
import { copy } from '../../copy.ts';
import { CodeForm } from './CodeForm.tsx';
import { ResendCode } from './ResendCode.tsx';
import type { SignInEntry } from './sign-in-entry.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

interface Props {
  entry: SignInEntry;
  enterLabel: string;
  /** The call that takes the code; signing in unless told. */
  confirm?: (body: ConfirmBody) => Promise<SessionAnswer>;
  onEntered?: () => void;
  /** Where another e-mail can be entered. */
  firstAddress: string | { pathname: string; search: string };
  changeLabel?: string;
  /** Missing where it is not known any more what to ask for. */
  resend?: () => Promise<AuthFlow>;
  onResent: (flow: AuthFlow) => void;
}

/** The second step: the code of the e-mail, or a new one, or another address. */
export function CodeStep({
  entry,
  enterLabel,
  confirm = confirmCode,
  onEntered,
  firstAddress,
  changeLabel = copy.code.change,
  resend,
  onResent,
}: Props) {
  const field = useFocusOnArrival<HTMLInputElement>();

  const handleResent = (flow: AuthFlow) => {
    onResent(flow);
    field.current?.focus();
  };

  return (
    <>
      <CodeForm
        field={field}
        challenge={entry.challenge}
        enterLabel={enterLabel}
        confirm={confirm}
        onEntered={onEntered}
      />
      <Others>
        {resend && <ResendCode sentAt={entry.sentAt ?? 0} resend={resend} onResent={handleResent} />}
        <Link to={firstAddress} state={entry}>
          {changeLabel}
        </Link>
      </Others>
    </>
  );
}

const Others = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.m};
  padding-top: ${({ theme }) => theme.space.l};
  margin-top: ${({ theme }) => theme.space.l};
  border-top: 1px solid ${({ theme }) => theme.color.rule};
  font-size: ${({ theme }) => theme.size.s};

  a {
    padding: ${({ theme }) => theme.space.xxs} 0;
  }
`;
