import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useNavigate } from '@emberclutch/web/routing';
import { prose } from './prose.ts';

interface Props {
  /** Part of this repository, and therefore not sanitized. */
  html: string;
  className?: string;
}

/** Text of `host/content`. Its links are plain HTML, so this component passes their clicks to the router. */
export function ArticleText({ html, className }: Props) {
  const followLink = useFollowLink();
  return <Text className={className} onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * A click handler for an element that contains plain links. Links to paths of this site open without loading a document;
 * anything else is left to the browser, such as a click that opens a new tab.
 */
function useFollowLink(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const { target, button, metaKey, altKey, ctrlKey, shiftKey } = event;
    const path = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    if (!path?.startsWith('/') || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    void navigate(path);
  };
}

const Text = styled.div`
  ${prose}
`;
