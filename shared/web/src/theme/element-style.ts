import { css } from 'styled-components';

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
    font-family: ${({ theme }) => theme.font.display};
    font-weight: 500;
    font-optical-sizing: auto;
    line-height: 1.12;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }

  h1 {
    font-size: ${({ theme }) => theme.size.xxl};
  }
  h2 {
    font-size: ${({ theme }) => theme.size.xl};
  }
  h3 {
    font-size: ${({ theme }) => theme.size.l};
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
    color: ${({ theme }) => theme.color.accent};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    transition: text-decoration-thickness ${({ theme }) => theme.motion.quick};
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
    border-top: 3px double ${({ theme }) => theme.color.rule};
    margin: ${({ theme }) => theme.space.xl} 0;
  }

  ::selection {
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.accentInk};
  }

  :focus-visible {
    outline: 3px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
  main:focus-visible,
  h1:focus-visible {
    outline: none;
  }

  @media (forced-colors: active) {
    /* Backgrounds are removed there. */
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
