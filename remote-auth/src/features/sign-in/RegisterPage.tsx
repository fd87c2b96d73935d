import { beginSignup } from '@emberclutch/web/api/auth.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { copy } from './copy.ts';
import { SignInPage } from './SignInPage.tsx';

/** `/register`: creates an account with display name and e-mail. */
export function RegisterPage() {
  return (
    <SignInPage
      texts={copy.register}
      fields={['displayName', 'email']}
      begin={beginSignup}
      otherPath={paths.login}
    />
  );
}
