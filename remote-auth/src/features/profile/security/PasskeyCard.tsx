import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';
import { color, media, radius, space, size } from '@emberclutch/web/theme/tokens.ts';
import { useFocusAfterRender } from '@emberclutch/web/ui/browser/use-focus-after-render.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import { Engraving } from './Engraving.ts';
import { Badge } from './Badge.ts';
import { RemovePasskey } from './RemovePasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';
import { copy } from './copy.ts';

interface Props {
  passkey: PasskeyInfo;
  name: string;
  /** The passkey manager or device that stores it; undefined if unknown. */
  manager: string | undefined;
  isLast: boolean;
  /** Whether the passkey is new, so that its card asks for a name. */
  isNew: boolean;
  onMessage: (message: string) => void;
  onRemoved: (name: string) => void;
}

type Action = 'renaming' | 'removing';

export function PasskeyCard({ passkey, name, manager, isLast, isNew, onMessage, onRemoved }: Props) {
  const [selectedAction, setAction] = useState<Action | null>();
  // The card of a new passkey starts with the form for the name.
  const action = selectedAction === undefined && isNew ? 'renaming' : (selectedAction ?? null);
  const { credentialId } = passkey;
  const renameButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const focusAfterRender = useFocusAfterRender();

  const close = () => {
    setAction(null);
    focusAfterRender(() => (action === 'renaming' ? renameButton : removeButton).current);
  };

  return (
    <Card aria-label={name}>
      <AuthenticatorSeal passkey={passkey} />
      <Details>
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
            {name} {knownPasskeys.has(credentialId) && <Badge>{copy.thisDevice}</Badge>}
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
      </Details>
    </Card>
  );
}

function PasskeyFacts({ passkey, manager }: Pick<Props, 'passkey' | 'manager'>) {
  const { createdAt, deviceName, lastUsed, lastUsedDevice, synced } = passkey;
  const syncStatus = synced === null ? undefined : synced ? copy.synced : copy.bound;
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
      {(manager ?? syncStatus) !== undefined && (
        <>
          <dt>{copy.kept}</dt>
          <dd>
            {manager !== undefined && <div>{copy.keptIn(manager)}</div>}
            <span>{syncStatus}</span>
          </dd>
        </>
      )}
    </Facts>
  );
}

/** A seal with an emblem for the kind of authenticator. Rays mark a passkey that is synced to other devices. */
function AuthenticatorSeal({ passkey }: { passkey: PasskeyInfo }) {
  const kind = findKind(passkey);
  return (
    <Engraving viewBox="0 0 64 64" width="72" aria-hidden="true">
      <circle className="wash" cx="33" cy="33" r="24" />
      <circle cx="32" cy="32" r="24" />
      <circle className="hairline" cx="32" cy="32" r="21" />
      {kind === 'manager' && (
        <path className="light" d="M32 2v4M17 6l2 3.500M47 6l-2 3.500M6 17l3.5 2M58 17l-3.5 2" />
      )}
      {emblems[kind]}
    </Engraving>
  );
}

/** Where a passkey is stored: on a security key, in a manager that syncs it, on one device, or unknown. */
type AuthenticatorKind = 'securityKey' | 'manager' | 'device' | 'unknown';

function findKind({ transports, synced }: Pick<PasskeyInfo, 'transports' | 'synced'>): AuthenticatorKind {
  const isSecurityKey =
    transports.length > 0 && transports.every((transport) => securityKeyTransports.includes(transport));
  if (isSecurityKey) return 'securityKey';
  if (synced === null) return 'unknown';
  return synced ? 'manager' : 'device';
}

const securityKeyTransports = ['usb', 'nfc', 'ble', 'smart-card'];

const emblems: Record<AuthenticatorKind, ReactNode> = {
  securityKey: (
    <>
      <path d="M26 24h12a3 3 0 0 1 3 3v17a3 3 0 0 1-3 3H26a3 3 0 0 1-3-3V27a3 3 0 0 1 3-3Z" />
      <path d="M27 24v-8h10v8M30 19v2M34 19v2" />
      <circle cx="32" cy="34" r="4.5" />
      <path className="solid" d="M32 31.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z" />
    </>
  ),
  manager: (
    <>
      <path d="M19 21h26a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2V23a2 2 0 0 1 2-2Z" />
      <path d="M21 45v3M43 45v3M14.500 27H17M14.500 39H17" />
      <circle cx="33" cy="33" r="7.500" />
      <path d="M33 25.500v3M33 37.500v3M25.500 33h3M37.500 33h3" />
      <path className="solid" d="M33 30.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400Z" />
    </>
  ),
  device: (
    <>
      <path d="M20 21h24a1.500 1.500 0 0 1 1.500 1.500V40h-27V22.500A1.500 1.500 0 0 1 20 21Z" />
      <path d="M14.500 40h35l-2 4.500h-31l-2-4.500Z" />
      <path d="M28 28.500c2.200-2.400 5.800-2.400 8 0M27 33c.500 2.600 1.200 3.700 2.600 5M32 31v6M37 32c-.3 2.300-.8 3.700-1.800 5" />
    </>
  ),
  unknown: (
    <>
      <path d="M32 17c-6 0-10.500 8.600-10.500 15.200S26 43.500 32 43.500s10.500-4.700 10.500-11.300S38 17 32 17Z" />
      <path d="M24.500 36c1.400 3 4 4.600 7.500 4.600" />
      <path
        className="solid"
        d="M32 27.500a3 3 0 0 0-1.500 5.600L29.300 38h5.400l-1.200-4.900a3 3 0 0 0-1.500-5.600Z"
      />
      <path d="M20 47.500h24M23 50.500h18" />
    </>
  ),
};

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
const Details = styled.div`
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

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space.xxs} ${space.m};
  font-size: ${size.s};

  dt {
    color: ${color.inkSoft};
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
