import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useAtomValue } from 'jotai';
import { toast, ToastContainer, cssTransition } from 'react-toastify/unstyled';
import { createGlobalStyle, keyframes } from 'styled-components';
import { Link } from '@emberclutch/web/routing';
import {
  dismissNotification,
  notificationsAtom,
  transientNotificationsAtom,
  markNotificationRead,
} from '@emberclutch/web/state';
import type { Notification } from '@emberclutch/web/state';
import { color, inset, layers, media, radius, shadow, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

type Layer = 'notifications' | 'transient';

/** Notifications at the top right, transient toasts at the bottom right. The library runs the timers; the store decides which toasts are shown. */
export function ToastLayer() {
  const notifications = useAtomValue(notificationsAtom);
  const transientToasts = useAtomValue(transientNotificationsAtom);
  useToasts(notifications, 'notifications');
  useToasts(transientToasts, 'transient');
  const container = useRef<HTMLDivElement>(null);

  /** Pauses all timers if the pointer or the focus is on a toast, and otherwise resumes them. */
  function pauseOrPlay() {
    const isBeingRead = isHovered(container.current) || container.current?.contains(document.activeElement);
    if (isBeingRead) toast.pause();
    else toast.play();
  }

  useEffect(() => {
    // The browser dispatches no mouseleave for an element that is removed below the pointer.
    return toast.onChange(({ status }) => {
      if (status === 'removed') pauseOrPlay();
    });
  }, []);

  return (
    <div
      ref={container}
      onMouseEnter={pauseOrPlay}
      onMouseLeave={pauseOrPlay}
      onFocus={pauseOrPlay}
      // The library starts the timer of a toast after its enter animation, even while another toast is being read.
      onAnimationEnd={pauseOrPlay}
      // document.activeElement is the body until the browser has dispatched the blur event.
      onBlur={() => queueMicrotask(pauseOrPlay)}
    >
      <ToastStyle />
      <ToastContainer
        {...containerProps}
        containerId="notifications"
        aria-label={copy.main}
        position="top-right"
      />
      <ToastContainer
        {...containerProps}
        containerId="transient"
        aria-label={copy.transient}
        position="bottom-right"
      />
    </div>
  );
}

/** Whether the pointer is over the element. False for touch, because browsers keep `:hover` on a touched element. */
const isHovered = (element: Element | null) =>
  matchMedia('(hover: hover)').matches && element?.matches(':hover');

const toastTransition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

const containerProps = {
  transition: toastTransition,
  icon: false,
  closeButton: false,
  closeOnClick: false,
  pauseOnHover: false,
  pauseOnFocusLoss: false,
  newestOnTop: true,
} as const;

function useToasts(notifications: readonly Notification[], layer: Layer) {
  const shownIds = useRef(new Set<string>());

  // Unmounting removes the toasts, so a layer that is mounted again must show the notifications again.
  useEffect(() => () => shownIds.current.clear(), []);

  useEffect(() => {
    const listedIds = new Set(notifications.map(({ id }) => id));
    for (const id of shownIds.current) if (!listedIds.has(id)) toast.dismiss({ id, containerId: layer });
    for (const notification of notifications)
      if (!shownIds.current.has(notification.id)) showToast(notification, layer);
    shownIds.current = listedIds;
  }, [notifications, layer]);
}

function showToast(notification: Notification, layer: Layer): void {
  const { id, type, duration, persistent } = notification;
  toast(<ToastContent notification={notification} />, {
    toastId: id,
    containerId: layer,
    type,
    autoClose: persistent ? false : Math.min(maxDurationMs, duration),
    hideProgressBar: persistent,
    role: type === 'error' ? 'alert' : 'status',
    onClose: (isByPlayer) => {
      if (isByPlayer === true) markNotificationRead(id);
      dismissNotification(id);
    },
  });
}

/** A toast closes after this or its own duration, whichever is less (specification, section 9). */
const maxDurationMs = 5_000;

/** Message and close button of a toast. A toast with a target is one link. */
function ToastContent({ notification }: { notification: Notification }) {
  const { id, message, navigateTo } = notification;
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

const enter = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;
const exit = keyframes`
  to { opacity: 0; transform: translateY(-8px); }
`;
const shrink = keyframes`
  from { transform: scaleX(1); }
  to { transform: scaleX(0); }
`;

/** Styles react-toastify by its class names. The library waits for the ends of the enter and exit animations. */
const ToastStyle = createGlobalStyle`
  .Toastify__toast-container {
    position: fixed;
    right: clamp(12px, 2vw, 24px);
    z-index: ${layers.toast};
    display: grid;
    gap: ${space.xs};
    width: min(360px, calc(100vw - 24px));
    pointer-events: none;
  }
  .Toastify__toast-container--top-right { top: 84px; }
  .Toastify__toast-container--bottom-right { bottom: clamp(12px, 2vw, 24px); }

  .Toastify__toast {
    position: relative;
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space.s};
    overflow: hidden;
    padding: ${space.s} ${space.s} ${space.m} ${space.m};
    color: ${color.ink};
    background: ${color.raised};
    border: 1px solid ${color.edge};
    border-left: 4px solid ${color.accent};
    border-radius: ${radius.s};
    box-shadow: ${shadow.panel};
    font-size: ${size.s};
    line-height: 1.45;
    pointer-events: auto;
  }
  .Toastify__toast--error { border-left-color: ${color.danger}; }
  .Toastify__toast--success { border-left-color: ${color.success}; }
  .Toastify__toast--warning { border-left-color: ${color.ink}; }

  .toast-text { align-self: center; }
  a.toast-text {
    color: ${color.ink};

    /* The link covers the whole toast, below the close button. */
    &::after { content: ''; position: absolute; inset: 0; }
    &:focus-visible { outline: none; }
    &:focus-visible::after { outline: 3px solid ${color.focus}; outline-offset: -3px; }
  }

  .toast-close {
    position: relative;
    z-index: ${layers.raised};
    flex: none;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    padding: 0;
    background: none;
    border: 0;
    border-radius: ${radius.s};
    cursor: pointer;
  }
  .toast-close path { fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; }

  .Toastify__progress-bar--wrp { position: absolute; inset: auto 0 0; height: 3px; }
  .Toastify__progress-bar--wrp[data-hidden='true'] { display: none; }
  .Toastify__progress-bar {
    height: 100%;
    background: ${color.accent};
    transform-origin: left;
  }
  .Toastify__progress-bar--animated { animation: ${shrink} linear 1 forwards; }

  /* On a phone, toasts cover each other below the bar. The timer of a covered toast is paused. */
  @media ${media.phone} {
    .Toastify__toast-container--top-right { top: 76px; }
    .Toastify__toast-container--top-right .Toastify__toast {
      isolation: isolate;
      grid-area: 1 / 1;
      align-items: center;
      gap: ${space.xs};
      min-height: 44px;
      padding: 3px ${space.xs} ${inset.frame} ${space.s};
      font-size: ${size.xs};
      line-height: 1.3;

      &:first-child, &:focus-within { z-index: ${layers.raised}; }
      &:not(:first-child) .Toastify__progress-bar { animation-play-state: paused !important; }
    }
  }

  .toast-enter { animation: ${enter} 200ms ease-out both; }
  .toast-exit { animation: ${exit} 150ms ease-out both; }
`;
