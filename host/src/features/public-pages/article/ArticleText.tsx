import type { MouseEvent } from 'react';
import { styled, css } from 'styled-components';
import { useNavigate } from '@emberclutch/web/routing';
import { color, font, radius, space } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  /** Not sanitized, because it is part of this repository. */
  html: string;
  className?: string;
}

/** Text of `host/content`. Its links are plain HTML, so this component passes clicks on links to paths of this site to the router. */
export function ArticleText({ html, className }: Props) {
  const navigate = useNavigate();

  const handleClick = (event: MouseEvent) => {
    const { target, button, metaKey, altKey, ctrlKey, shiftKey } = event;
    const path = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    if (!path?.startsWith('/') || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    void navigate(path);
  };

  return <Text className={className} onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Running text: at most 66 characters a line, with list markers. */
export const prose = css`
  > p,
  > ul:not([class]),
  > ol,
  > h3 {
    max-width: 66ch;
  }
  > * + p,
  > * + ul,
  > * + ol,
  > * + div,
  > * + address {
    margin-top: ${space.m};
  }
  h3 {
    margin: ${space.l} 0 ${space.xs};
  }
  > ul:not([class]) > li,
  > ol > li {
    position: relative;
    padding-left: 1.6em;
  }
  li + li {
    margin-top: ${space.xs};
  }
  > ul:not([class]) > li::before {
    content: '';
    position: absolute;
    top: 0.62em;
    left: 0.3em;
    width: 7px;
    height: 7px;
    border: 1px solid ${color.accent};
    rotate: 45deg;
  }
  > ol {
    counter-reset: step;
  }
  > ol > li {
    counter-increment: step;
  }
  > ol > li::before {
    content: counter(step) '.';
    position: absolute;
    left: 0;
    color: ${color.accent};
    font-family: ${font.display};
    font-style: italic;
  }
  code {
    padding: 0.1em 0.3em;
    font-family: ${font.code};
    font-size: 0.88em;
    background: ${color.sunk};
    border-radius: ${radius.s};
    overflow-wrap: anywhere;
  }
`;

const Text = styled.div`
  ${prose}
`;
