import { styled } from 'styled-components';
import type { SessionInfo } from '@emberclutch/shared/contract/session-info';
import { Button } from '@emberclutch/shared/ui/Button';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
import { copy } from './copy.ts';
import { deviceName } from '../../../devices/device-name.ts';
import { ErrorAlert } from '../../../errors/ErrorAlert.tsx';
import { useEndSessions } from './use-end-sessions.ts';

interface Props {
  session: SessionInfo;
  onEnded: (name: string) => void;
}

/** One session. The current one has no button: Sign Out in the menu ends it. */
export function SessionRow({ session, onEnded }: Props) {
  const { id, userAgent, signedInBy, createdAt, lastSeenAt, isCurrent } = session;
  const ending = useEndSessions();
  const name = deviceName(userAgent) ?? copy.unknownDevice;
  return (
    <Row>
      <div>
        <Name>
          {name} {isCurrent && <CurrentMark>{copy.here}</CurrentMark>}
        </Name>
        <p>{copy.by[signedInBy]}</p>
        <p>
          {copy.since} <DateTime at={createdAt} />
        </p>
        {!isCurrent && (
          <p>
            {copy.seen} <DateTime at={lastSeenAt} />
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
          {copy.end}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      <ErrorAlert error={ending.error} />
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

const CurrentMark = styled.span`
  padding: 1px ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.accent};
  font-family: ${({ theme }) => theme.font.text};
  font-size: ${({ theme }) => theme.size.xs};
  font-weight: ${({ theme }) => theme.weight.bold};
  letter-spacing: 0;
  border: 1px solid currentColor;
  border-radius: ${({ theme }) => theme.radius.round};
`;
