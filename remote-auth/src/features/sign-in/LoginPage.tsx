import { beginLogin } from '@emberclutch/shared/api/auth';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { copy } from './copy.ts';
import { PasskeyButton } from './passkey/PasskeyButton.tsx';
import { SignInPage } from './SignInPage.tsx';

/** `/login`: by passkey, or by a code sent to an e-mail address. */
export function LoginPage() {
  return (
    <SignInPage
      words={copy.login}
      fields={['email']}
      begin={({ email }) => beginLogin({ email })}
      otherPath={paths.register}
      alternative={<PasskeyButton />}
      help={
        <p>
          {copy.lost} <Link to={paths.reset}>{copy.lostLink}</Link>
        </p>
      }
    />
  );
}
