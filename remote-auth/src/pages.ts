import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { copy } from './features/sign-in/copy.ts';

export const pages: AppPage[] = [
  {
    id: 'login',
    path: paths.login,
    title: copy.login.title,
    description:
      'Back to your eggs, by a passkey or by a code sent to your e-mail address. There are no passwords.',
    load: async () => (await import(/* webpackMode: "eager" */ './features/sign-in/LoginPage.tsx')).LoginPage,
  },
  {
    id: 'register',
    path: paths.register,
    title: copy.register.title,
    description:
      'A name and an e-mail address are all it takes to keep an egg. No password, and nothing to pay.',
    load: async () =>
      (await import(/* webpackMode: "eager" */ './features/sign-in/RegisterPage.tsx')).RegisterPage,
  },
  {
    id: 'verify',
    path: paths.verify,
    title: 'Verify',
    load: async () =>
      (await import(/* webpackChunkName: "verify" */ './features/sign-in/verify/VerifyPage.tsx')).VerifyPage,
  },
  {
    id: 'reset',
    path: paths.reset,
    title: 'Reset',
    load: async () =>
      (await import(/* webpackChunkName: "reset" */ './features/sign-in/reset/ResetPage.tsx')).ResetPage,
  },
  {
    id: 'profile',
    path: paths.profile,
    title: 'My Profile',
    isProtected: true,
    load: async () =>
      (await import(/* webpackChunkName: "profile" */ './features/profile/ProfilePage.tsx')).ProfilePage,
  },
];
