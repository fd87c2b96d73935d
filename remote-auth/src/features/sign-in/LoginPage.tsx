import { beginLogin } from '@emberclutch/shared/api/auth';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { copy } from '../../copy.ts';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { SignInPage } from './SignInPage.tsx';

export function LoginPage() {
  return (
    <SignInPage
      words={copy.login}
      fields={['email']}
      begin={({ email }) => beginLogin({ email })}
      otherPath={paths.register}
      otherWay={<PasskeyButton />}
      help={
        <p>
          {copy.lost} <Link to={paths.reset}>{copy.lostLink}</Link>
        </p>
      }
    />
  );
}
