import { createGlobalStyle, keyframes } from 'styled-components';
import { cssTransition } from 'react-toastify/unstyled';
import { color, inset, layers, media, radius, shadow, size, space } from '@emberclutch/web/theme/tokens.ts';

export const toastTransition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

const enter = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;
const exit = keyframes`
  to { opacity: 0; transform: translateY(-8px); }
`;
const run = keyframes`
  from { transform: scaleX(1); }
  to { transform: scaleX(0); }
`;

/** Styles react-toastify by its class names. The library waits for the ends of the enter and exit animations. */
export const ToastStyle = createGlobalStyle`
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
  .Toastify__progress-bar--animated { animation: ${run} linear 1 forwards; }

  /*
   * On a phone the toasts are stacked on top of each other below the bar. The timer of a covered toast is paused.
   */
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
