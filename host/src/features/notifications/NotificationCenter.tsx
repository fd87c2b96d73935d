import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { Link } from '@emberclutch/shared/routing';
import {
  clearNotificationHistory,
  notificationHistoryAtom,
  markNotificationRead,
} from '@emberclutch/shared/state';
import { Button } from '@emberclutch/shared/ui/Button';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { NotificationSheet } from './centre-sheet.ts';
import { copy } from './copy.ts';

interface Props {
  id: string;
  /** Called when the button that had the focus is gone. */
  onEmptied: () => void;
}

/** What was told lately, with the same links. Being shown is being read; what was new stays marked while it is open. */
export function NotificationCenter({ id, onEmptied }: Props) {
  const notices = useAtomValue(notificationHistoryAtom);
  const [unreadBefore] = useState(
    () => new Set(notices.filter(({ isRead }) => !isRead).map((notice) => notice.id)),
  );

  useEffect(() => {
    if (notices.some(({ isRead }) => !isRead)) markNotificationRead();
  }, [notices]);

  const handleClear = () => {
    clearNotificationHistory();
    onEmptied();
  };

  return (
    <NotificationSheet id={id} aria-labelledby={`${id}-title`}>
      <Head>
        <h2 id={`${id}-title`}>{copy.heading}</h2>
        {notices.length > 0 && (
          <Button variant="quiet" size="s" onClick={handleClear}>
            {copy.clear}
          </Button>
        )}
      </Head>
      {notices.length === 0 ? (
        <Nothing>{copy.empty}</Nothing>
      ) : (
        <List>
          {notices.map(({ id: noticeId, message, navigateTo, shownAt }) => (
            <li key={noticeId}>
              {navigateTo ? <Link to={navigateTo}>{message}</Link> : <p>{message}</p>}
              <Small>
                {unreadBefore.has(noticeId) && <strong>{copy.unread}</strong>}
                <DateTime at={shownAt} />
              </Small>
            </li>
          ))}
        </List>
      )}
    </NotificationSheet>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 46px;
  padding-bottom: ${({ theme }) => theme.space.xs};
  border-bottom: 3px double ${({ theme }) => theme.color.rule};

  h2 {
    font-size: ${({ theme }) => theme.size.l};
  }
`;

const Nothing = styled.p`
  padding: ${({ theme }) => `${theme.space.l} 0`};
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
`;

const List = styled.ol`
  li {
    display: grid;
    gap: ${({ theme }) => theme.space.xxs};
    padding: ${({ theme }) => `${theme.space.s} 0`};
    font-size: ${({ theme }) => theme.size.s};
    line-height: 1.45;
  }
  li + li {
    border-top: 1px solid ${({ theme }) => theme.color.rule};
  }
  a {
    color: ${({ theme }) => theme.color.ink};
  }
`;

const Small = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.xs};

  strong {
    color: ${({ theme }) => theme.color.accent};
    font-weight: 600;
  }
`;
