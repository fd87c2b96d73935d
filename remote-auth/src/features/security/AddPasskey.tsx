import { styled } from 'styled-components';
import { Button } from '@emberclutch/shared/ui/Button';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { lazyCopy } from '../../lazy-copy.ts';
import { PasskeyFailure } from '../passkeys/PasskeyFailure.tsx';
import { PasskeyHero } from './PasskeyHero.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

interface Props {
  /** Whoever has one knows what it is: the explanation makes room. */
  hasSome: boolean;
  onBegin: () => void;
  onAdded: () => void;
}

/** What a passkey is, in words for somebody who has never heard of it, and the button that makes one. */
export function AddPasskey({ hasSome, onBegin, onAdded }: Props) {
  const adding = useAddPasskey();
  const words = lazyCopy.security;

  const handleClick = () => {
    onBegin();
    adding.mutate(undefined, { onSuccess: onAdded });
  };

  return (
    <Panel title={hasSome ? words.heroMore : words.hero}>
      <Spread>
        <Words>
          <p>{hasSome ? words.whatMore : words.what}</p>
          {!hasSome && (
            <ol>
              {words.how.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          <div>
            <Button
              size={hasSome ? 'm' : 'l'}
              variant={hasSome ? 'quiet' : 'primary'}
              isBusy={adding.isPending}
              onClick={handleClick}
            >
              {hasSome ? words.addAnother : words.add}
            </Button>
          </div>
          {adding.error && <PasskeyFailure error={adding.error} />}
        </Words>
        {!hasSome && <PasskeyHero />}
      </Spread>
    </Panel>
  );
}

const Spread = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${({ theme }) => theme.space.l};
  align-items: center;
  justify-content: center;
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 300px;
  gap: ${({ theme }) => theme.space.m};
  max-width: 56ch;

  ol {
    display: grid;
    gap: ${({ theme }) => theme.space.xs};
    padding-left: 2em;
    color: ${({ theme }) => theme.color.inkSoft};
    list-style: upper-roman;
  }
  li::marker {
    color: ${({ theme }) => theme.color.accent};
    font-family: ${({ theme }) => theme.font.display};
  }
`;
