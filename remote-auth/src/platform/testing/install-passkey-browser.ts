/** Implements one call of `navigator.credentials`. Rejects as browsers do: with a `DOMException`. */
type Responder = (options: CredentialRequestOptions) => Promise<unknown>;

interface PasskeyResponses {
  /** Response to the conditional UI; none by default. */
  onAutofill?: Responder;
  /** Response to a button; a rejection by default. */
  onButton?: Responder;
  /** Response to a registration; a rejection by default. */
  onCreate?: () => Promise<unknown>;
}

/** Installs passkey support, which jsdom lacks. @returns a function that removes it after the test */
export function installPasskeyBrowser({
  onAutofill = waitUntilAborted,
  onButton = refuse,
  onCreate = refuse,
}: PasskeyResponses): () => void {
  const originals = ['isSecureContext', 'PublicKeyCredential'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
  );
  define(window, 'isSecureContext', true);
  define(
    window,
    'PublicKeyCredential',
    Object.assign(() => undefined, {
      isConditionalMediationAvailable: async () => true,
      isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
    }),
  );
  define(navigator, 'credentials', {
    get: (options: CredentialRequestOptions) =>
      options.mediation === 'conditional' ? onAutofill(options) : onButton(options),
    create: onCreate,
  });
  return () => {
    Reflect.deleteProperty(navigator, 'credentials');
    for (const [name, descriptor] of originals) {
      if (descriptor) Object.defineProperty(window, name, descriptor);
      else Reflect.deleteProperty(window, name);
    }
  };
}

/** A passkey's response to a sign-in. */
export const anAssertion = () => ({
  ...aCredential,
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
});

/** A new passkey's response to a registration. */
export const anAttestation = () => ({
  ...aCredential,
  response: { attestationObject: bytes, clientDataJSON: bytes, getTransports: () => ['internal'] },
});

const bytes = new Uint8Array([1, 2, 3]).buffer;

const aCredential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
};

/** Never resolves; rejects when the page aborts. */
export function waitUntilAborted({ signal }: CredentialRequestOptions): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  return promise;
}

const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });
