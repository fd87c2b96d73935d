/** Names of authenticators and passkey managers, by AAGUID. */
export type AuthenticatorNames = Readonly<Record<string, string>>;

let loading: Promise<AuthenticatorNames> | undefined;

/**
 * The public list of authenticators, loaded once when the first passkey is shown. Without it, cards omit the name.
 * @returns the same promise each time, so that a component can `use` it
 */
export function loadAuthenticatorNames(): Promise<AuthenticatorNames> {
  loading ??= import(/* webpackChunkName: "authenticators" */ 'aaguids').then(
    ({ default: names }) => names,
    () => ({}),
  );
  return loading;
}

/** @returns undefined if the AAGUID is unknown or withheld (all zeros) */
export const authenticatorName = (names: AuthenticatorNames, aaguid: string | null): string | undefined =>
  aaguid === null ? undefined : names[aaguid.toLowerCase()];
