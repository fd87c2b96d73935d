// The options that an embedding page passes to a remote, and the handle that it gets. The command `embed` writes this file as
// `mount.d.ts` beside the remote. Therefore the file imports nothing, and declares types only.

/** Authentication state, as the embedding page sees it. */
export interface PlayerState {
  isAuthenticated: boolean;
  displayName: string | null;
  email: string | null;
}

/** Options that can change while a remote is mounted. */
export interface ChangeableOptions {
  /** Path of the page to show: `/hatchery`. Without it, the remote follows and changes the address bar. */
  path?: string | undefined;
  /** Defaults to the player's choice in this browser, then to the preference of the system. */
  theme?: 'light' | 'dark' | undefined;
  /** URL of the complete site, without a trailing slash: the target of links to pages of other remotes. */
  siteUrl?: string | undefined;
  /** Called with the authentication state: immediately, and after every change. */
  onVisitor?: ((visitor: PlayerState) => void) | undefined;
  /** Called with rendering errors of the remote, which shows a message with Retry. By default the browser reports them. */
  onError?: ((error: unknown) => void) | undefined;
}

export interface MountOptions extends ChangeableOptions {
  /** Base URL of the provider's API; this page's origin by default. A page has one provider. */
  apiBase?: string | undefined;
  /** False if the provider's CORS rules do not allow `x-client-version` and `idempotency-key`; true by default. */
  extraHeaders?: boolean | undefined;
  /** The scheme before the session in the `Authorization` header: `Bearer` by default. */
  authScheme?: 'Bearer' | 'none' | undefined;
}

/** A mounted remote. Calling it unmounts the remote. */
export interface Mounted {
  (): void;
  /** Changes the passed options, and keeps the others. A `path` is opened like a link: the player can go back. */
  update: (changes: ChangeableOptions) => void;
}

/** Mounts a remote into an element of a page. The default export of its module `./mount`. */
export type Mount = (element: Element, options?: MountOptions) => Mounted;
