import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';
import { color, media, radius, space, size } from '@emberclutch/web/theme/tokens.ts';
import { useFocusAfterRender } from '@emberclutch/web/ui/browser/use-focus-after-render.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import { AuthenticatorSeal } from './AuthenticatorSeal.tsx';
import { Mark } from './Mark.ts';
import { RemovePasskey } from './RemovePasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';
import { copy } from './copy.ts';

interface Props {
  passkey: PasskeyInfo;
  name: string;
  /** The passkey manager or device that stores it; undefined if unknown. */
  manager: string | undefined;
  isLast: boolean;
  /** Whether it has just been made: then it asks for a name. */
  isNew: boolean;
  /** Called with a message that confirms the action. */
  onMessage: (message: string) => void;
  onRemoved: (name: string) => void;
}

type Action = 'renaming' | 'removing';

export function PasskeyCard({ passkey, name, manager, isLast, isNew, onMessage, onRemoved }: Props) {
  const [chosen, setAction] = useState<Action | null>();
  // A new passkey starts with the form for its name.
  const action = chosen === undefined && isNew ? 'renaming' : (chosen ?? null);
  const { credentialId } = passkey;
  const renameButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const focusAfterRender = useFocusAfterRender();

  /** Closes the form and moves the focus back to its button. */
  const close = () => {
    setAction(null);
    focusAfterRender(() => (action === 'renaming' ? renameButton : removeButton).current);
  };

  return (
    <Card aria-label={name}>
      <AuthenticatorSeal passkey={passkey} />
      <About>
        {action === 'renaming' ? (
          <RenamePasskey
            credentialId={credentialId}
            name={name}
            closeLabel={isNew ? copy.keepName : copy.cancel}
            onClose={close}
            onRenamed={(newName) => {
              onMessage(copy.renamed(newName));
              close();
            }}
          />
        ) : (
          <Name>
            {name} {knownPasskeys.has(credentialId) && <Mark>{copy.thisDevice}</Mark>}
          </Name>
        )}
        <PasskeyFacts passkey={passkey} manager={manager} />
        {action === 'removing' && (
          <RemovePasskey
            credentialId={credentialId}
            name={name}
            isLast={isLast}
            onClose={close}
            onRemoved={onRemoved}
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

interface PasskeyFactsProps {
  passkey: PasskeyInfo;
  /** The passkey manager or device that stores it; undefined if unknown. */
  manager: string | undefined;
}

function PasskeyFacts({ passkey, manager }: PasskeyFactsProps) {
  const { createdAt, deviceName, lastUsed, lastUsedDevice, synced } = passkey;
  const reach = synced === null ? undefined : synced ? copy.synced : copy.bound;
  return (
    <Facts>
      <dt>{copy.created}</dt>
      <dd>
        {createdAt === null ? <span>{copy.unknown}</span> : <DateTime at={createdAt} precision="day" />}
        {deviceName !== null && <span>{` ${copy.with(deviceName)}`}</span>}
      </dd>
      <dt>{copy.lastUsed}</dt>
      <dd>
        {lastUsed === null ? <span>{copy.never}</span> : <DateTime at={lastUsed} />}
        {lastUsed !== null && lastUsedDevice !== null && <span>{` ${copy.with(lastUsedDevice)}`}</span>}
      </dd>
      {(manager ?? reach) !== undefined && (
        <>
          <dt>{copy.kept}</dt>
          <dd>
            {manager !== undefined && <Manager>{copy.keptIn(manager)}</Manager>}
            <span>{reach}</span>
          </dd>
        </>
      )}
    </Facts>
  );
}

const Card = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.m};
  align-items: start;
  padding: ${space.l};
  background: ${color.raised};
  border: 1px solid ${color.rule};
  border-radius: ${radius.s};

  @media ${media.phone} {
    gap: ${space.s};
    padding: ${space.m};

    > svg {
      width: 52px;
    }
  }
`;

/** On a phone, the name is beside the emblem, and everything else below takes the full width. */
const About = styled.div`
  display: grid;
  gap: ${space.m};

  @media ${media.phone} {
    display: contents;

    > :first-child {
      align-self: center;
    }
    > :not(:first-child) {
      grid-column: 1 / -1;
    }
  }
`;

const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  overflow-wrap: anywhere;
`;

const Manager = styled.span`
  display: block;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space.xxs} ${space.m};
  margin: 0;
  font-size: ${size.s};

  dt {
    color: ${color.inkSoft};
  }
  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
