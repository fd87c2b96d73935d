import { useEffect, useRef } from 'react';
import { useAtomValue } from 'jotai';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import {
  dismissNotification,
  notificationsAtom,
  transientNotificationsAtom,
  markNotificationRead,
} from '@emberclutch/shared/state';
import type { Notification } from '@emberclutch/shared/state';
import { copy } from './copy.ts';
import { ToastNote } from './ToastNote.tsx';
import { ToastStyle, unfold } from './toast-style.ts';

/** Milliseconds: a toast goes after this or its own duration, whichever is less (specification, section 9). */
const longest = 5_000;

type Layer = 'main' | 'passing';

/**
 * Notes at the top right, and at the bottom right what is said in passing. The library keeps clocks and swipes; what is
 * to be shown stays in the store.
 */
export function ToastLayer() {
  const main = useAtomValue(notificationsAtom);
  const passing = useAtomValue(transientNotificationsAtom);
  useToasts(main, 'main');
  useToasts(passing, 'passing');
  const layers = useRef<HTMLDivElement>(null);

  /** All clocks stand still while somebody reads with the pointer or the keyboard. */
  function holdOrRun() {
    const isRead = isPointedAt(layers.current) || layers.current?.contains(document.activeElement);
    if (isRead) toast.pause();
    else toast.play();
  }

  useEffect(() => {
    // What is removed under the pointer tells nobody that the pointer has left it.
    return toast.onChange(({ status }) => {
      if (status === 'removed') holdOrRun();
    });
  }, []);

  return (
    <div
      ref={layers}
      onMouseEnter={holdOrRun}
      onMouseLeave={holdOrRun}
      onFocus={holdOrRun}
      // The focus has arrived where it goes to only afterwards.
      onBlur={() => queueMicrotask(holdOrRun)}
    >
      <ToastStyle />
      <ToastContainer {...behaviour} containerId="main" aria-label={copy.toasts} position="top-right" />
      <ToastContainer {...behaviour} containerId="passing" aria-label={copy.asides} position="bottom-right" />
    </div>
  );
}

/** A finger points only while it presses, though the browser takes it to be where it was last. */
const isPointedAt = (part: Element | null) => matchMedia('(hover: hover)').matches && part?.matches(':hover');

const behaviour = {
  transition: unfold,
  icon: false,
  closeButton: false,
  closeOnClick: false,
  pauseOnHover: false,
  pauseOnFocusLoss: false,
  newestOnTop: true,
} as const;

/** Shows what is in the list, and takes away what is not any more, such as what a fourth has pushed out. */
function useToasts(notifications: readonly Notification[], layer: Layer) {
  const shown = useRef(new Set<string>());

  useEffect(() => {
    const wanted = new Set(notifications.map(({ id }) => id));
    for (const id of shown.current) if (!wanted.has(id)) toast.dismiss({ id, containerId: layer });
    for (const notification of notifications)
      if (!shown.current.has(notification.id)) show(notification, layer);
    shown.current = wanted;
  }, [notifications, layer]);
}

function show(notification: Notification, layer: Layer): void {
  const { id, type, duration, persistent } = notification;
  toast(<ToastNote notification={notification} />, {
    toastId: id,
    containerId: layer,
    type,
    autoClose: persistent ? false : Math.min(longest, duration),
    hideProgressBar: persistent,
    role: type === 'error' ? 'alert' : 'status',
    onClose: (isByPlayer) => {
      if (isByPlayer === true) markNotificationRead(id);
      dismissNotification(id);
    },
  });
}
