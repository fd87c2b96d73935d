/** Answers one call of `navigator.credentials`, or fails as browsers do: with a `DOMException`. */
type Answer = (options: CredentialRequestOptions) => Promise<unknown>;

interface Device {
  /** Somebody who picks a passkey from what the browser fills in; nobody does unless told. */
  onAutofill?: Answer;
  /** Somebody who is asked because they pressed a button. */
  onButton?: Answer;
  /** Somebody who makes a passkey. */
  onCreate?: () => Promise<unknown>;
}

/** Gives the page a browser that has passkeys, as jsdom has none. Ends with the test: call what is returned. */
export function aDevice({
  onAutofill = untilTakenBack,
  onButton = nobody,
  onCreate = nobody,
}: Device): () => void {
  const before = ['isSecureContext', 'PublicKeyCredential'].map(
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
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(window, name, descriptor);
      else Reflect.deleteProperty(window, name);
    }
  };
}

/** What a passkey answers at sign-in. */
export const anAssertion = () => ({
  ...aCredential,
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
});

/** What a new passkey says of itself. */
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

/** Nobody answers, and the page takes its question back. */
export function untilTakenBack({ signal }: CredentialRequestOptions): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  return promise;
}

const nobody = () => Promise.reject(new DOMException('', 'NotAllowedError'));

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });
