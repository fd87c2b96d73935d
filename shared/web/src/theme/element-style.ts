import { css } from 'styled-components';
import { color, font, motion, size, space } from './tokens.ts';

/** Default style of HTML elements. */
export const elementStyle = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  h1,
  h2,
  h3,
  h4 {
    margin: 0;
    font-family: ${font.display};
    font-weight: 500;
    font-optical-sizing: auto;
    line-height: 1.12;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }

  h1 {
    font-size: ${size.xxl};
  }
  h2 {
    font-size: ${size.xl};
  }
  h3 {
    font-size: ${size.l};
  }

  p {
    margin: 0;
    text-wrap: pretty;
  }
  p + p {
    margin-top: 0.75em;
  }

  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  fieldset {
    border: 0;
    min-width: 0;
  }

  img,
  svg,
  canvas,
  video {
    display: block;
    max-width: 100%;
  }
  img {
    height: auto;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  a {
    color: ${color.accent};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    transition: text-decoration-thickness ${motion.quick};
  }
  a:hover {
    text-decoration-thickness: 2px;
  }

  time,
  output,
  [role='timer'] {
    font-variant-numeric: tabular-nums lining-nums;
  }

  hr {
    border: 0;
    border-top: 3px double ${color.rule};
    margin: ${space.xl} 0;
  }

  ::selection {
    background: ${color.accent};
    color: ${color.accentInk};
  }

  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  main:focus-visible,
  h1:focus-visible {
    outline: none;
  }

  @media (forced-colors: active) {
    /* Forced colours remove backgrounds. */
    button[aria-pressed='true'] {
      forced-color-adjust: none;
      color: HighlightText !important;
      background: Highlight !important;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    /* The progress bar of a toast shows remaining time, so it keeps its animation. */
    *:not([role='progressbar']),
    *::before,
    *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      /* Not 1ms: that would start a transition on every element, because the default property is all. */
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;
