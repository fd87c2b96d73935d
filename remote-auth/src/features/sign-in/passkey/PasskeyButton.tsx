import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Email } from '@emberclutch/contract/identity/input/email.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { chooseLabel } from '../../../platform/forms/choose-label.ts';
import { useFocusOnMount } from '../../../platform/forms/use-focus-on-mount.ts';
import { PasskeyErrorAlert } from '../../../platform/passkeys/PasskeyErrorAlert.tsx';
import type { Attempt } from '../begin/BeginForm.tsx';
import { copy } from './copy.ts';
import { KeyMark } from './KeyMark.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

interface Props extends Attempt {
  /** Whether it is the first way that the page offers: then it has the focus. */
  isFirst: boolean;
}

/** Signs in with a passkey, inside the form that asks for an e-mail. A typed e-mail narrows the choice. */
export function PasskeyButton({ isFirst, isLatest, onBegin }: Props) {
  const button = useFocusOnMount<HTMLButtonElement>(isFirst);
  const { signIn, isPending, error } = usePasskeySignIn(onBegin);
  const shownError = isLatest ? error : null;

  const handleClick = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const typed = form && new FormData(form).get('email');
    signIn(Email.safeParse(typed).data);
  };

  return (
    <>
      <OneLine
        ref={button}
        variant={isFirst ? 'primary' : 'quiet'}
        size="l"
        isBusy={isPending}
        onClick={handleClick}
      >
        {!isPending && <KeyMark />}
        <span>{chooseLabel(shownError, copy.signIn)}</span>
      </OneLine>
      {shownError ? (
        <PasskeyErrorAlert error={shownError}>
          <Button type="submit" variant="quiet" size="s">
            {copy.codeInstead}
          </Button>
        </PasskeyErrorAlert>
      ) : (
        <Explanation>{isFirst ? copy.whatKnown : copy.what}</Explanation>
      )}
    </>
  );
}

/** Its words fit on one line of the smallest phone. */
const OneLine = styled(Button)`
  padding-inline: ${space.xs};
`;

const Explanation = styled.p`
  && {
    margin: 0;
  }
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;
