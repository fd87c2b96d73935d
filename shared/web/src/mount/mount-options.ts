// The options that an embedding page passes to a remote, and its answers. The command `embed` writes this text into `mount.d.ts` beside the
// remote. Therefore it imports nothing, and declares types only.

/** Authentication state, as the embedding page sees it. */
export interface PlayerState {
  isAuthenticated: boolean;
  displayName: string | null;
  email: string | null;
}

/** Options that can change while a remote is mounted. */
export interface ChangeableOptions {
  /** Page to show: `/hatchery`. Without it the remote follows and changes the address bar. */
  path?: string | undefined;
  /** The player's choice in this browser by default, otherwise the preference of the system. */
  theme?: 'light' | 'dark' | undefined;
  /** URL of the complete site, without a trailing slash: the target of links to pages of other remotes. */
  siteUrl?: string | undefined;
  /** Called with the authentication state: immediately, and after every change. */
  onVisitor?: ((visitor: PlayerState) => void) | undefined;
  /** Called with what the remote could not show; it shows a message with Retry. By default the browser reports it. */
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

/** A mounted remote. A call unmounts it. */
export interface Mounted {
  (): void;
  /**
   * Changes the options that are given, and keeps the others. A `path` is opened like a link: the player can go back.
   */
  update: (changed: ChangeableOptions) => void;
}

/** Mounts a remote into an element of a page: what its module `./mount` exports by default. */
export type Mount = (element: Element, options?: MountOptions) => Mounted;
