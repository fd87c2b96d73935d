import type { RemotePage } from '@emberclutch/shared/contract/site';

export const pages: RemotePage[] = [
  { path: '/login', title: 'Login' },
  { path: '/register', title: 'Sign Up' },
  { path: '/verify', title: 'Verify' },
  { path: '/reset', title: 'Reset' },
  { path: '/profile', title: 'My Profile', isProtected: true },
];
