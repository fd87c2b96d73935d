import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { toContainerName } from '../webpack/base-config.ts';

const source = join(workspaceRoot, 'shared/web/src/mount/mount-options.ts');

/** Composes type declarations for pages that embed a remote, such as `hatchery`, by file name. They import only each other. */
export async function composeEmbedDeclarations(name: string): Promise<Record<string, string>> {
  return {
    'mount.d.ts': `${await readFile(source, 'utf8')}\ndeclare const mount: Mount;\nexport default mount;\n`,
    'element.d.ts': composeElementTypes(`emberclutch-${name}`, toContainerName(name)),
  };
}

const composeElementTypes = (
  tag: string,
  container: string,
) => `import type { Mount, PlayerState } from './mount.d.ts';

/** \`<${tag}>\` shows the remote while it is in the document. \`RemoteAttributes\` lists its attributes. */
export interface RemoteElement extends HTMLElement {
  addEventListener<Type extends keyof RemoteElementEvents>(
    type: Type,
    listener: (this: RemoteElement, event: RemoteElementEvents[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof RemoteElementEvents>(
    type: Type,
    listener: (this: RemoteElement, event: RemoteElementEvents[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface RemoteElementEvents extends HTMLElementEventMap {
  /** Reports the authentication state, immediately and after every change. It bubbles. */
  visitor: CustomEvent<PlayerState>;
  /** Reports that the remote could not be loaded, mounted or shown. */
  error: ErrorEvent;
}

/** The options of \`mount\` as attributes, for JSX, whose types each library extends differently. */
export interface RemoteAttributes {
  'api-base'?: string;
  'extra-headers'?: 'true' | 'false';
  'auth-scheme'?: 'Bearer' | 'none';
  path?: string;
  'site-url'?: string;
  theme?: 'light' | 'dark';
}

/** The global that \`remoteEntry.js\` defines. */
export interface RemoteContainer {
  /** Shares the modules of several remotes. Must be called once, before the first \`get\`. */
  init(modules: object): void | Promise<void>;
  get(exposed: './mount'): Promise<() => { default: Mount }>;
}

declare global {
  var ${container}: RemoteContainer;

  interface HTMLElementTagNameMap {
    '${tag}': RemoteElement;
  }
}
`;
