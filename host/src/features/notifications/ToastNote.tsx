import type { MouseEvent } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { Link } from '@emberclutch/shared/routing';
import { dismissNotification, markNotificationRead } from '@emberclutch/shared/state';
import type { Notification } from '@emberclutch/shared/state';
import { copy } from './copy.ts';

interface Props extends Partial<ToastContentProps> {
  notification: Notification;
}

/** What a toast says. Where it leads somewhere, all of it is a link. */
export function ToastNote({ notification: { id, message, navigateTo } }: Props) {
  function end() {
    markNotificationRead(id);
    dismissNotification(id);
  }

  const handleClose = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    // The focus goes with the toast; from the main part a reader can read on.
    if (event.currentTarget === document.activeElement) document.getElementById('main')?.focus();
    end();
  };

  return (
    <>
      {navigateTo ? (
        <Link className="toast-words" to={navigateTo} onClick={end}>
          {message}
        </Link>
      ) : (
        <p className="toast-words">{message}</p>
      )}
      <button type="button" className="toast-close" aria-label={copy.close} onClick={handleClose}>
        <svg viewBox="0 0 16 16" width="14" aria-hidden="true">
          <path d="M3 3l10 10M13 3 3 13" />
        </svg>
      </button>
    </>
  );
}
