import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { PasskeyInfo } from '@emberclutch/shared/contract/lenient-account';
import { Button } from '@emberclutch/shared/ui/Button';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
import { copy } from './copy.ts';
import { KeySeal } from './KeySeal.tsx';
import { PasskeyFacts } from './PasskeyFacts.tsx';
import { RemovePasskey } from './RemovePasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';
import { ActionRow } from '@emberclutch/shared/ui/ActionRow';

interface Props {
  passkey: PasskeyInfo;
  name: string;
  isLast: boolean;
  /** Called with a message about what was done. */
  onMessage: (words: string) => void;
  onRemoved: (name: string) => void;
}

type Action = 'renaming' | 'removing';

/** One passkey: its name, what is known about it, and buttons to rename or remove it. */
export function PasskeyCard({ passkey, name, isLast, onMessage, onRemoved }: Props) {
  const [action, setAction] = useState<Action | null>(null);
  const { credentialId } = passkey;
  const renameButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);

  /** Closes the form and moves the focus back to its button. */
  const close = () => {
    flushSync(() => setAction(null));
    (action === 'renaming' ? renameButton : removeButton).current?.focus();
  };

  return (
    <Card aria-label={name}>
      <KeySeal isSynced={passkey.isSynced ?? false} />
      <About>
        {action === 'renaming' ? (
          <RenamePasskey
            credentialId={credentialId}
            name={name}
            onClose={close}
            onRenamed={(newName) => {
              onMessage(copy.renamed(newName));
              close();
            }}
          />
        ) : (
          <Name>{name}</Name>
        )}
        <PasskeyFacts passkey={passkey} />
        {action === 'removing' && (
          <RemovePasskey
            credentialId={credentialId}
            name={name}
            isLast={isLast}
            onClose={close}
            onRemoved={() => onRemoved(name)}
          />
        )}
        {action === null && (
          <ActionRow>
            <Button ref={renameButton} variant="quiet" size="s" onClick={() => setAction('renaming')}>
              {copy.rename}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
            <Button ref={removeButton} variant="quiet" size="s" onClick={() => setAction('removing')}>
              {copy.remove}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </ActionRow>
        )}
      </About>
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  align-items: start;
  padding: ${({ theme }) => theme.space.l};
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.rule};
  border-radius: ${({ theme }) => theme.radius.s};

  @media ${({ theme }) => theme.media.phone} {
    gap: ${({ theme }) => theme.space.s};
    padding: ${({ theme }) => theme.space.m};

    > svg {
      width: 52px;
    }
  }
`;

const About = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;

const Name = styled.h3`
  overflow-wrap: anywhere;
`;
