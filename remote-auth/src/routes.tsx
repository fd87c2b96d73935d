import { lazy, Suspense, useState } from 'react';
import { Route, Routes } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { Spinner } from '@emberclutch/shared/ui/Spinner';
import { copy } from './copy.ts';
import { LoginPage } from './features/sign-in/LoginPage.tsx';
import { RegisterPage } from './features/sign-in/RegisterPage.tsx';

export default function AuthRoutes() {
  const [{ ProfilePage, ResetPage, VerifyPage }] = useState(laterPages);
  return (
    <Suspense fallback={<Spinner size="full" label={copy.loading} />}>
      <Routes>
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.register} element={<RegisterPage />} />
        <Route path={paths.verify} element={<VerifyPage />} />
        <Route path={paths.reset} element={<ResetPage />} />
        <Route path={paths.profile} element={<ProfilePage />} />
      </Routes>
    </Suspense>
  );
}

/**
 * Whoever signs in does not wait for what comes after. Made anew with the remote's place in the page, because a lazy
 * component keeps a failure for ever, and Retry must fetch again.
 */
const laterPages = () => ({
  ProfilePage: lazy(async () => ({
    default: (await import('./features/profile/ProfilePage.tsx')).ProfilePage,
  })),
  VerifyPage: lazy(async () => ({
    default: (await import('./features/sign-in/verify/VerifyPage.tsx')).VerifyPage,
  })),
  ResetPage: lazy(async () => ({
    default: (await import('./features/sign-in/reset/ResetPage.tsx')).ResetPage,
  })),
});
