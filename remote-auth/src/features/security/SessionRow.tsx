import { styled } from 'styled-components';
import type { SessionInfo } from '@emberclutch/shared/contract/session-info';
import { Button } from '@emberclutch/shared/ui/Button';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
import { copy } from '../../copy.ts';
import { lazyCopy } from '../../lazy-copy.ts';
import { deviceName } from '../devices/device-name.ts';
import { SignInError } from '../sign-in/SignInError.tsx';
import { useEndSessions } from './use-end-sessions.ts';

interface Props {
  session: SessionInfo;
  onEnded: (name: string) => void;
}

/** One place where the account is signed in. This one is left by Sign Out, in the menu. */
export function SessionRow({ session, onEnded }: Props) {
  const { id, userAgent, signedInBy, createdAt, lastSeenAt, isCurrent } = session;
  const ending = useEndSessions();
  const words = lazyCopy.security;
  const name = deviceName(userAgent) ?? words.unknownDevice;
  return (
    <Row>
      <div>
        <Name>
          {name} {isCurrent && <Here>{words.here}</Here>}
        </Name>
        <p>{words.by[signedInBy]}</p>
        <p>
          {words.since} <DateTime at={createdAt} />
        </p>
        {!isCurrent && (
          <p>
            {words.seen} <DateTime at={lastSeenAt} />
          </p>
        )}
      </div>
      {!isCurrent && (
        <Button
          variant="quiet"
          size="s"
          isBusy={ending.isPending}
          onClick={() => ending.mutate(id, { onSuccess: () => onEnded(name) })}
        >
          {words.end}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      <SignInError error={ending.error} words={copy.errors} />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.rule};

  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  p {
    margin: 0;
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.size.xs};
  }
`;

const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  margin-bottom: ${({ theme }) => theme.space.xxs};
  font-size: ${({ theme }) => theme.size.m};
`;

const Here = styled.span`
  padding: 1px 8px;
  color: ${({ theme }) => theme.color.accent};
  font-family: ${({ theme }) => theme.font.text};
  font-size: ${({ theme }) => theme.size.xs};
  font-weight: 600;
  letter-spacing: 0;
  border: 1px solid currentColor;
  border-radius: ${({ theme }) => theme.radius.round};
`;
