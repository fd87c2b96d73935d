import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { Link } from '@emberclutch/web/routing';
import { clearNotificationHistory, notificationHistoryAtom } from '@emberclutch/web/state';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { color, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { NotificationSheet } from '../NotificationSheet.ts';
import { copy } from './copy.ts';

interface Props {
  id: string;
  /** Ids of the notifications that were unread on opening: they stay marked as new. */
  unreadIdsOnOpen: ReadonlySet<string>;
  /** Called after clearing, which removes the button that has the focus. */
  onCleared: () => void;
}

export function NotificationCenter({ id, unreadIdsOnOpen, onCleared }: Props) {
  const notifications = useAtomValue(notificationHistoryAtom);

  const handleClear = () => {
    clearNotificationHistory();
    onCleared();
  };

  return (
    <NotificationSheet id={id} aria-labelledby={`${id}-title`}>
      <Header>
        <h2 id={`${id}-title`}>{copy.heading}</h2>
        {notifications.length > 0 && (
          <Button variant="quiet" size="s" onClick={handleClear}>
            {copy.clear}
          </Button>
        )}
      </Header>
      {notifications.length === 0 ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <List>
          {notifications.map(({ id: notificationId, message, navigateTo, at }) => (
            <li key={notificationId}>
              {navigateTo ? <Link to={navigateTo}>{message}</Link> : <p>{message}</p>}
              <Meta>
                {unreadIdsOnOpen.has(notificationId) && <strong>{copy.unread}</strong>}
                <DateTime at={at} />
              </Meta>
            </li>
          ))}
        </List>
      )}
    </NotificationSheet>
  );
}

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 46px;
  padding-bottom: ${space.xs};
  border-bottom: 3px double ${color.rule};

  h2 {
    font-size: ${size.l};
  }
`;

const Empty = styled.p`
  padding: ${space.l} 0;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const List = styled.ol`
  li {
    display: grid;
    gap: ${space.xxs};
    padding: ${space.s} 0;
    font-size: ${size.s};
    line-height: 1.45;
  }
  li + li {
    border-top: 1px solid ${color.rule};
  }
  a {
    color: ${color.ink};
  }
`;

const Meta = styled.span`
  display: flex;
  gap: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${size.xs};

  strong {
    color: ${color.accent};
    font-weight: ${weight.bold};
  }
`;
