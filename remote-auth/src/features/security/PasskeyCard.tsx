import { useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { PasskeyInfo } from '@emberclutch/shared/contract/lenient-account';
import { Button } from '@emberclutch/shared/ui/Button';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
import { laterCopy } from '../../later-copy.ts';
import { KeyMark } from '../passkeys/KeyMark.tsx';
import { PasskeyFacts } from './PasskeyFacts.tsx';
import { RemovePasskey } from './RemovePasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';
import { Ways } from './Ways.ts';

interface Props {
  passkey: PasskeyInfo;
  name: string;
  isLast: boolean;
  /** Told what was done, in words. */
  onSaid: (words: string) => void;
  onRemoved: (name: string) => void;
}

type Doing = 'renaming' | 'removing' | null;

/** One passkey: what it is called, what is known of it, and what can be done with it. */
export function PasskeyCard({ passkey, name, isLast, onSaid, onRemoved }: Props) {
  const [doing, setDoing] = useState<Doing>(null);
  const { credentialId } = passkey;
  const words = laterCopy.security;
  const buttonId = (what: Doing) => `${what}-${credentialId}`;

  /** The focus goes back to where it began. */
  const leave = () => {
    flushSync(() => setDoing(null));
    document.getElementById(buttonId(doing))?.focus();
  };

  return (
    <Card aria-label={name}>
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
        <Title>
          <KeyMark />
          <h3>{name}</h3>
        </Title>
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
        <Ways>
          <Button id={buttonId('renaming')} variant="quiet" size="s" onClick={() => setDoing('renaming')}>
            {words.rename}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          <Button id={buttonId('removing')} variant="quiet" size="s" onClick={() => setDoing('removing')}>
            {words.remove}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Ways>
      )}
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.l};
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.rule};
  border-radius: ${({ theme }) => theme.radius.s};

  @media ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space.m};
  }
`;

const Title = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  color: ${({ theme }) => theme.color.accent};

  h3 {
    min-width: 0;
    color: ${({ theme }) => theme.color.ink};
    overflow-wrap: anywhere;
  }
`;
