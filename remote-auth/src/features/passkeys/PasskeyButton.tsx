import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Email } from '@emberclutch/shared/contract/email';
import { Button } from '@emberclutch/shared/ui/Button';
import { copy } from '../../copy.ts';
import { KeyMark } from './KeyMark.tsx';
import { PasskeyFailure } from './PasskeyFailure.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** The other way in, inside the form that asks for an e-mail: with one typed, or without. */
export function PasskeyButton() {
  const { signIn, isPending, error } = usePasskeySignIn();

  const handleClick = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const typed = form && new FormData(form).get('email');
    signIn(Email.safeParse(typed).data);
  };

  return (
    <>
      <Or>{copy.passkey.or}</Or>
      <Button variant="quiet" size="l" isBusy={isPending} onClick={handleClick}>
        {!isPending && <KeyMark />}
        {copy.passkey.signIn}
      </Button>
      {error && !isPending ? (
        <PasskeyFailure error={error}>
          <Button type="submit" variant="quiet" size="s">
            {copy.passkey.codeInstead}
          </Button>
        </PasskeyFailure>
      ) : (
        <What>{copy.passkey.what}</What>
      )}
    </>
  );
}

const What = styled.p`
  && {
    margin: 0;
  }
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.xs};
`;

const Or = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.inkFaint};
  font-family: ${({ theme }) => theme.font.display};
  font-style: italic;
  line-height: 1;

  &::before,
  &::after {
    content: '';
    border-top: 1px solid ${({ theme }) => theme.color.rule};
  }
`;
