import { pageAttributes, pageClasses, rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { crashCopy } from '../../platform/errors/crash-copy.ts';

/** Time that the host may take to render, in milliseconds. Its chunks time out after five seconds. */
const maxStartMs = 8_000;

/** Maximum time for fetching the scripts again before a reload, in milliseconds. */
const maxRefetchMs = 3_000;

/**
 * Shows the visitor a message if the host has not rendered in time, because one of its scripts is missing, hangs or is broken. A
 * prerendered page stays readable below the message. The message disappears if the host starts after all.
 */
export function watchHostStart(): void {
  const root = document.getElementById(rootId);
  if (root) setTimeout(() => hasStarted(root) || showFailure(root), maxStartMs);
}

const hasStarted = (root: HTMLElement) =>
  root.childElementCount > 0 && !root.hasAttribute(pageAttributes.prerendered);

function showFailure(root: HTMLElement): void {
  const isReadable = root.childElementCount > 0 && !root.hasAttribute(pageAttributes.placeholder);
  const message = document.createElement('section');
  message.className = pageClasses.startFailure;
  message.setAttribute('role', 'alert');
  const reload = createElement('button', crashCopy.reload);
  reload.addEventListener('click', () => void refetchScripts().then(() => location.reload()));
  const home = createElement('a', crashCopy.home);
  home.href = '/';
  message.append(
    createElement(isReadable ? 'h2' : 'h1', crashCopy.title),
    createElement('p', crashCopy.incomplete),
    reload,
    home,
  );
  root.hidden = !isReadable;
  document.body.prepend(message);
  const observer = new MutationObserver(() => {
    if (!hasStarted(root)) return;
    observer.disconnect();
    root.hidden = false;
    message.remove();
  });
  observer.observe(root, { attributes: true, childList: true });
}

/** Replaces the page's scripts in the browser's cache, because a reload would reuse a truncated file. */
async function refetchScripts(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[as="script"]');
  await Promise.allSettled(
    [...links].map(async ({ href }) => {
      const response = await fetch(href, { cache: 'reload', signal: AbortSignal.timeout(maxRefetchMs) });
      await response.arrayBuffer();
    }),
  );
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
