import type { MouseEvent } from 'react';
import { useNavigate } from '@emberclutch/web/routing';

/**
 * A click handler for an element that contains plain links. Links to paths of this site open without loading a document;
 * anything else is left to the browser, such as a click that opens a new tab.
 */
export function useFollowLink(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const { target, button, metaKey, altKey, ctrlKey, shiftKey } = event;
    const path = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    if (!path?.startsWith('/') || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    void navigate(path);
  };
}
