import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import {
  dismissNotification,
  markNotificationRead,
  notificationHistoryAtom,
  notificationsAtom,
  store,
} from '@emberclutch/web/state';
import { color, media, radius, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { createLazyComponent } from '../../../platform/loading/create-lazy-component.tsx';
import { IconButton } from '../../../platform/ui/IconButton.ts';
import { useDisclosure } from '../../../platform/ui/use-disclosure.ts';
import { NotificationSheet } from '../NotificationSheet.ts';
import { copy } from './copy.ts';

const loadCenter = () =>
  import(/* webpackChunkName: "notification-center" */ '../center/NotificationCenter.tsx');

const NotificationCenter = createLazyComponent(async () => (await loadCenter()).NotificationCenter, {
  fallback: <NotificationError />,
});

/** Opens the history of notifications. Opening and closing it marks all notifications as read. */
export function NotificationBell() {
  const isHydrated = useIsHydrated();
  const history = useAtomValue(notificationHistoryAtom);
  const unreadIds = history.filter(({ isRead }) => !isRead).map(({ id }) => id);
  const markAllRead = () => {
    if (unreadIds.length > 0) markNotificationRead();
  };
  const { isOpen, toggle, container, contentId, button, buttonProps } =
    useDisclosure<HTMLDivElement>(markAllRead);
  const unreadCount = isHydrated && !isOpen ? unreadIds.length : 0;
  const [unreadIdsOnOpen, setUnreadIdsOnOpen] = useState<ReadonlySet<string>>(new Set());

  const handleClick = () => {
    if (!isOpen) {
      setUnreadIdsOnOpen(new Set(unreadIds));
      // The notification center lists the same notifications, and toasts would cover it.
      for (const { id } of store.get(notificationsAtom)) dismissNotification(id);
    }
    markAllRead();
    toggle();
  };

  return (
    <Container ref={container}>
      <IconButton
        {...buttonProps}
        aria-label={copy.label(unreadCount)}
        title={copy.label(unreadCount)}
        onClick={handleClick}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <svg viewBox="0 0 24 24" width="22" aria-hidden="true">
          <path d="M12 3.5c4 0 5.5 3 5.5 6.5 0 4 1.2 5.6 2.3 6.8H4.2C5.3 15.6 6.5 14 6.5 10c0-3.5 1.5-6.5 5.5-6.5ZM12 3.5V2M9.8 19.6a2.3 2.3 0 0 0 4.4 0" />
        </svg>
        {unreadCount > 0 && <Count aria-hidden="true">{unreadCount}</Count>}
      </IconButton>
      {isOpen && (
        <NotificationCenter
          id={contentId}
          unreadIdsOnOpen={unreadIdsOnOpen}
          onCleared={() => button.current?.focus()}
        />
      )}
    </Container>
  );
}

const preload = () => void loadCenter().catch(() => undefined);

/** Shown if the chunk of the notification center could not be loaded. Pressing the bell again retries. */
function NotificationError() {
  return (
    <NotificationSheet as="p" role="alert">
      {copy.unavailable}
    </NotificationSheet>
  );
}

const Container = styled.div`
  /* On a phone the sheet is positioned against the bar, which is as wide as the screen. */
  @media not all and ${media.phone} {
    position: relative;
  }
`;

/** Overlaps a corner of the icon without taking space. With large text, it is beside the icon. */
const Count = styled.span`
  place-self: start;
  margin-inline: calc(1em - 20px) -8px;
  min-width: 1.55em;
  padding: 0 ${space.xxs};
  color: ${color.accentInk};
  forced-color-adjust: none;
  background: ${color.accent};
  border-radius: ${radius.round};
  font-size: ${size.xxs};
  font-weight: ${weight.heavy};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.55;
  text-align: center;
`;
