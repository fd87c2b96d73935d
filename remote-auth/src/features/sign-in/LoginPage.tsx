import { useState } from 'react';
import { beginLogin } from '@emberclutch/web/api/auth.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { knownPasskeys } from '../../platform/passkeys/known-passkeys.ts';
import { copy } from './copy.ts';
import { useSignInSteps } from './flow/use-sign-in-steps.ts';
import { PasskeyButton } from './passkey/PasskeyButton.tsx';
import { SignInPage } from './SignInPage.tsx';

/** `/login`: signs in with a passkey or with an e-mailed code. Offers the passkey first if this browser has used one. */
export function LoginPage() {
  const { toFirstAddress } = useSignInSteps();
  const [isPasskeyFirst] = useState(knownPasskeys.hasAny);
  return (
    <SignInPage
      texts={isPasskeyFirst ? { ...copy.login, lead: copy.login.leadPasskey } : copy.login}
      fields={['email']}
      begin={({ email }) => beginLogin({ email })}
      otherPath={paths.register}
      alternative={{ button: <PasskeyButton isFirst={isPasskeyFirst} />, isFirst: isPasskeyFirst }}
      help={
        <p>
          {copy.lost} <Link to={toFirstAddress(paths.reset)}>{copy.lostLink}</Link>
        </p>
      }
    />
  );
}
