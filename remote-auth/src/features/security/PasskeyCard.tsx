import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { PasskeyInfo } from '@emberclutch/shared/contract/lenient-account';
import { Button } from '@emberclutch/shared/ui/Button';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
import { lazyCopy } from '../../lazy-copy.ts';
import { KeySeal } from './KeySeal.tsx';
import { PasskeyFacts } from './PasskeyFacts.tsx';
import { RemovePasskey } from './RemovePasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';
import { ActionRow } from './ActionRow.ts';

interface Props {
  passkey: PasskeyInfo;
  name: string;
  isLast: boolean;
  /** NotificationInput what was done, in words. */
  onSaid: (words: string) => void;
  onRemoved: (name: string) => void;
}

type Way = 'renaming' | 'removing';

/** One passkey: what it is called, what is known of it, and what can be done with it. */
export function PasskeyCard({ passkey, name, isLast, onSaid, onRemoved }: Props) {
  const [doing, setDoing] = useState<Way | null>(null);
  const { credentialId } = passkey;
  const words = lazyCopy.security;
  const renameButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);

  /** The focus goes back to where it began. */
  const leave = () => {
    flushSync(() => setDoing(null));
    (doing === 'renaming' ? renameButton : removeButton).current?.focus();
  };

  return (
    <Card aria-label={name}>
      <KeySeal isSynced={passkey.isSynced ?? false} />
      <About>
        {doing === 'renaming' ? (
          <RenamePasskey
            credentialId={credentialId}
            name={name}
            onLeave={leave}
            onRenamed={(newName) => {
              onSaid(words.renamed(newName));
              leave();
            }}
          />
        ) : (
          <Name>{name}</Name>
        )}
        <PasskeyFacts passkey={passkey} />
        {doing === 'removing' && (
          <RemovePasskey
            credentialId={credentialId}
            name={name}
            isLast={isLast}
            onLeave={leave}
            onRemoved={() => onRemoved(name)}
          />
        )}
        {doing === null && (
          <ActionRow>
            <Button ref={renameButton} variant="quiet" size="s" onClick={() => setDoing('renaming')}>
              {words.rename}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
            <Button ref={removeButton} variant="quiet" size="s" onClick={() => setDoing('removing')}>
              {words.remove}
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
