import type { RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { startRegistration } from '@simplewebauthn/browser';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { settlePasskeyOffer } from '@emberclutch/web/state';
import { color, font, space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { beginRegistration, finishRegistration, saveCredMetadata } from '../../../platform/api/passkeys.ts';
import { chooseLabel } from '../../../platform/forms/choose-label.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { PasskeyErrorAlert } from '../../../platform/passkeys/PasskeyErrorAlert.tsx';
import { explainPasskeyError } from '../../../platform/passkeys/explain-passkey-error.ts';
import { errorMessages } from '../error-messages.ts';
import { describeDevice } from '../../../platform/devices/describe-device.ts';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import { requirePasskeySupport } from '../../../platform/passkeys/passkey-support.ts';
import { Engraving } from './Engraving.ts';
import { ConfirmIdentity, needsConfirmation } from './confirm/ConfirmIdentity.tsx';
import { copy } from './copy.ts';

interface Props {
  /** Whether the account has a passkey already: then the explanation is shorter. */
  hasPasskeys: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onAdded: (credentialId: string) => void;
}

/** Explains passkeys to players who do not know them, and adds one. */
export function AddPasskey({ hasPasskeys, button, onAdded }: Props) {
  const addMutation = useAddPasskey();
  const { error } = addMutation;

  const add = () => addMutation.mutate(undefined, { onSuccess: onAdded });

  /** Moves the focus back to the button, because the focused form is removed. */
  const cancel = () => {
    addMutation.reset();
    button.current?.focus();
  };

  return (
    <Panel title={hasPasskeys ? copy.heroMore : copy.hero}>
      <Columns>
        <Explanation>
          <p>{hasPasskeys ? copy.whatMore : copy.what}</p>
          {!hasPasskeys && (
            <ol>
              {copy.how.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          <div>
            <Button
              ref={button}
              size={hasPasskeys ? 'm' : 'l'}
              variant={hasPasskeys ? 'quiet' : 'primary'}
              isBusy={addMutation.isPending}
              onClick={add}
            >
              {chooseLabel(error, copy.add)}
            </Button>
          </div>
          {needsConfirmation(error) ? (
            <ConfirmIdentity onConfirmed={add} onCancel={cancel} />
          ) : (
            error && <PasskeyErrorAlert error={error} messages={errorMessages} />
          )}
        </Explanation>
        {!hasPasskeys && <PasskeyHero />}
      </Columns>
    </Panel>
  );
}

function PasskeyHero() {
  return (
    <Engraving viewBox="0 0 160 176" width="148" aria-hidden="true">
      <g className="light">
        <path d="M80 6v14M43 14l6 13M117 14l-6 13M16 40l12 8M144 40l-12 8M6 76h13M154 76h-13" />
      </g>
      <path
        className="wash"
        transform="translate(3 3)"
        d="M80 30c26 0 46 42 46 70 0 30-20 46-46 46s-46-16-46-46c0-28 20-70 46-70Z"
      />
      <path d="M80 30c26 0 46 42 46 70 0 30-20 46-46 46s-46-16-46-46c0-28 20-70 46-70Z" />
      <path d="M41 118c10 14 23 21 39 21M38 108c3 5 6 9 10 13M112 58c5 11 8 24 8 38M118 112c-2 6-5 11-9 15M105 44l3 5" />
      <circle cx="80" cy="92" r="12" />
      <path className="solid" d="M80 85a7 7 0 0 0-3.4 13.1L73 116h14l-3.6-17.9A7 7 0 0 0 80 85Z" />
      <path d="M44 160h72M52 152h56l8 8v8H44v-8Z" />
    </Engraving>
  );
}

function useAddPasskey() {
  const queryClient = useQueryClient();
  return useSingleMutation<string>({
    mutationFn: () =>
      registerPasskey().catch((error: unknown) => {
        throw explainPasskeyError(error, 'registration');
      }),
    onSuccess: async () => {
      settlePasskeyOffer();
      await queryClient.invalidateQueries({ queryKey: accountQueries.all });
    },
  });
}

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${space.l};
  align-items: center;
  justify-content: center;
`;

const Explanation = styled.div`
  display: grid;
  flex: 1 1 300px;
  gap: ${space.m};
  max-width: 56ch;

  ol {
    display: grid;
    gap: ${space.xs};
    padding-left: 2em;
    color: ${color.inkSoft};
    list-style: upper-roman;
  }
  li::marker {
    color: ${color.accent};
    font-family: ${font.display};
  }
`;

/**
 * Registers a passkey: begin, create, finish, then save the device it was created on (specification, section 4).
 * @returns its credential id
 * @throws {CeremonyError} if this page cannot use passkeys, `ApiError` of the provider, or the error of the browser
 */
export async function registerPasskey(): Promise<string> {
  requirePasskeySupport();
  const { publicKey, sessionData } = await beginRegistration();
  const startedAt = performance.now();
  const { id, rawId, response, authenticatorAttachment } = await startRegistration({
    optionsJSON: publicKey,
  });
  // Too fast for a player: some managers respond immediately and store the passkey a moment later (specification, section 9).
  if (performance.now() - startedAt < 1_000) await pause(100);
  const { attestationObject, clientDataJSON, transports } = response;
  const deviceInfo = describeDevice();
  await finishRegistration({
    id,
    rawId,
    type: 'public-key',
    response: { attestationObject, clientDataJSON },
    sessionData,
    deviceInfo: { ...deviceInfo, transports },
  });
  knownPasskeys.add(id, authenticatorAttachment);
  // Ignores failures: the passkey works, and its card only has fewer details (specification, section 4).
  await saveCredMetadata({
    credId: id,
    deviceName: deviceInfo.name,
    userAgent: deviceInfo.userAgent,
    platform: deviceInfo.platform,
    createdAt: deviceInfo.timestamp,
    lastUsedAt: null,
    lastUsedDevice: null,
    lastUsedUserAgent: null,
    lastUsedPlatform: null,
  }).catch(() => undefined);
  return id;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
