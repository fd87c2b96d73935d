import { styled } from 'styled-components';
import { Button } from '@emberclutch/shared/ui/Button';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { copy } from './copy.ts';
import { PasskeyErrorAlert } from '../../../passkeys/PasskeyErrorAlert.tsx';
import { PasskeyHero } from './PasskeyHero.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

interface Props {
  /** Whether the account has a passkey: then the explanation is shorter. */
  hasSome: boolean;
  onBegin: () => void;
  onAdded: () => void;
}

/** Explains passkeys to players who do not know them, and adds one. */
export function AddPasskey({ hasSome, onBegin, onAdded }: Props) {
  const adding = useAddPasskey();

  const handleClick = () => {
    onBegin();
    adding.mutate(undefined, { onSuccess: onAdded });
  };

  return (
    <Panel title={hasSome ? copy.heroMore : copy.hero}>
      <Columns>
        <Explanation>
          <p>{hasSome ? copy.whatMore : copy.what}</p>
          {!hasSome && (
            <ol>
              {copy.how.map((step) => (
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
              {hasSome ? copy.addAnother : copy.add}
            </Button>
          </div>
          {adding.error && <PasskeyErrorAlert error={adding.error} />}
        </Explanation>
        {!hasSome && <PasskeyHero />}
      </Columns>
    </Panel>
  );
}

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${({ theme }) => theme.space.l};
  align-items: center;
  justify-content: center;
`;

const Explanation = styled.div`
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
