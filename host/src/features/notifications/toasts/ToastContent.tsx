import type { MouseEvent } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { Link } from '@emberclutch/web/routing';
import { dismissNotification, markNotificationRead } from '@emberclutch/web/state';
import type { Notification } from '@emberclutch/web/state';
import { copy } from './copy.ts';

interface Props extends Partial<ToastContentProps> {
  notification: Notification;
}

/** Message and close button of a toast. A toast with a target is one link. */
export function ToastContent({ notification: { id, message, navigateTo } }: Props) {
  function dismiss() {
    markNotificationRead(id);
    dismissNotification(id);
  }

  const handleClose = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    // The focused button is removed with the toast; a screen reader can continue from the main element.
    if (event.currentTarget === document.activeElement) document.getElementById('main')?.focus();
    dismiss();
  };

  return (
    <>
      {navigateTo ? (
        <Link className="toast-text" to={navigateTo} onClick={dismiss}>
          {message}
        </Link>
      ) : (
        <p className="toast-text">{message}</p>
      )}
      <button type="button" className="toast-close" aria-label={copy.close} onClick={handleClose}>
        <svg viewBox="0 0 16 16" width="14" aria-hidden="true">
          <path d="M3 3l10 10M13 3 3 13" />
        </svg>
      </button>
    </>
  );
}
