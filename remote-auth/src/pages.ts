import type { RemotePage } from '@emberclutch/shared/contract/site';

export const pages: RemotePage[] = [
  {
    path: '/login',
    title: 'Login',
    description:
      'Back to your eggs, by a passkey or by a code sent to your e-mail address. There are no passwords.',
  },
  {
    path: '/register',
    title: 'Sign Up',
    description:
      'A name and an e-mail address are all it takes to keep an egg. No password, and nothing to pay.',
  },
  { path: '/verify', title: 'Verify' },
  { path: '/reset', title: 'Reset' },
  { path: '/profile', title: 'My Profile', isProtected: true },
];
