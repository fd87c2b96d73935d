import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '@emberclutch/shared/ui/Button';
import { lazyCopy } from '../../lazy-copy.ts';
import { useFocusOnArrival } from '../sign-in/use-focus-on-arrival.ts';
import { PasskeyActionError } from './PasskeyActionError.tsx';
import { removalErrorMessage } from './passkey-action-message.ts';
import { useRemovePasskey } from './use-remove-passkey.ts';
import { ActionRow } from './ActionRow.ts';

interface Props {
  credentialId: string;
  name: string;
  isLast: boolean;
  onLeave: () => void;
  onRemoved: () => void;
}

/** Asks before a passkey goes, and says what stays. */
export function RemovePasskey({ credentialId, name, isLast, onLeave, onRemoved }: Props) {
  const keep = useFocusOnArrival<HTMLButtonElement>();
  const removing = useRemovePasskey();
  const whyId = useId();
  const words = lazyCopy.security;

  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onLeave();
  };

  return (
    <Ask role="group" aria-label={words.removeAsk(name)} aria-describedby={whyId} onKeyDown={handleKey}>
      <h4>{words.removeAsk(name)}</h4>
      <div id={whyId}>
        <p>{words.removeWhy}</p>
        <p>{isLast ? words.removeLast : words.removeOthers}</p>
      </div>
      {removing.error && <PasskeyActionError>{removalErrorMessage(removing.error)}</PasskeyActionError>}
      <ActionRow>
        <Button
          variant="danger"
          size="s"
          isBusy={removing.isPending}
          onClick={() => removing.mutate(credentialId, { onSuccess: onRemoved })}
        >
          {words.removeYes}
        </Button>
        <Button ref={keep} variant="quiet" size="s" onClick={onLeave}>
          {words.removeNo}
        </Button>
      </ActionRow>
    </Ask>
  );
}

const Ask = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding-top: ${({ theme }) => theme.space.m};
  border-top: 3px double ${({ theme }) => theme.color.rule};

  h4 {
    font-size: ${({ theme }) => theme.size.m};
  }
  p {
    max-width: 60ch;
    font-size: ${({ theme }) => theme.size.s};
  }
`;
