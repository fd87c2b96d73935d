import { beginSignup } from '@emberclutch/shared/api/auth';
import { paths } from '@emberclutch/shared/routing/paths';
import { copy } from '../../copy.ts';
import { SignInPage } from './SignInPage.tsx';

export function RegisterPage() {
  return (
    <SignInPage
      words={copy.register}
      fields={['displayName', 'email']}
      begin={beginSignup}
      otherPath={paths.login}
    />
  );
}
