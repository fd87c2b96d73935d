import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { deviceName } from '@emberclutch/contract/identity/device-name.ts';
import type { SecurityEvent } from '@emberclutch/contract/identity/security-event.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { font, size, weight } from '@emberclutch/web/theme/tokens.ts';
import { Entry, EntryLine } from '../Entry.ts';
import { copy } from './copy.ts';
import { DisownEvent } from './DisownEvent.tsx';
import type { NamedPasskey } from './DisownEvent.tsx';

interface Props {
  event: SecurityEvent;
  /** Passkeys added since the event. */
  newerPasskeys: NamedPasskey[];
  onDisowned: () => void;
}

/** One entry: what happened, when, on which device and in which network. */
export function DiaryEntry({ event, newerPasskeys, onDisowned }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const what = copy.events[event.kind]({
    passkey: event.passkeyName ?? copy.aPasskey,
    endedDevice: deviceName(event.endedUserAgent) ?? copy.aDevice,
  });
  const where = [deviceName(event.userAgent), event.network && copy.network(event.network)];

  /** Moves the focus back to the button that opened the question. */
  const close = () => {
    flushSync(() => setIsAsking(false));
    button.current?.focus();
  };

  return (
    <Entry tabIndex={-1}>
      <EntryLine>
        <div>
          <What>{what}</What>
          <p>
            <DateTime at={event.at} />
          </p>
          <p>{where.filter(Boolean).join(', ')}</p>
        </div>
        {!isWithoutIntruder(event) && !isAsking && (
          <Button ref={button} variant="quiet" size="s" onClick={() => setIsAsking(true)}>
            {copy.disown}
            <VisuallyHidden>{copy.disownOf(what)}</VisuallyHidden>
          </Button>
        )}
      </EntryLine>
      {isAsking && (
        <DisownEvent id={event.id} passkeys={newerPasskeys} onClose={close} onDisowned={onDisowned} />
      )}
    </Entry>
  );
}

/** Events after which no session has to be ended: it was done already, or the sign-in was refused. */
const isWithoutIntruder = ({ kind }: SecurityEvent) =>
  kind === 'account_secured' || kind === 'passkey_refused';

const What = styled.h4`
  font-family: ${font.text};
  font-size: ${size.s};
  font-weight: ${weight.semibold};
`;
