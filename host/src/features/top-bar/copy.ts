/** Labels from the specification, section 2. */
export const copy = {
  bar: {
    home: (site: string) => `${site}, home`,
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    toLight: 'Switch to light mode',
    toDark: 'Switch to dark mode',
    login: 'Login',
    signUp: 'Sign Up',
  },
  signOutPending:
    'You are signed out here. The server could not be reached: it will be told as soon as you are online again.',
  nav: {
    label: 'Main',
    about: 'About',
    team: 'Team',
    community: 'Community',
    spawn: 'Spawn',
    myCollection: 'My Collection',
    news: 'News',
    whitepaper: 'Whitepaper',
    marketplace: 'Marketplace',
    merchandise: 'Merchandise',
    comingSoon: 'Coming Soon',
    more: 'More',
  },
  profile: {
    nameless: 'Profile',
    user: 'User',
    menu: 'Your account',
    myProfile: 'My Profile',
    security: 'Security',
    preferences: 'Preferences',
    signOut: 'Sign Out',
  },
  social: {
    label: 'Elsewhere',
    x: 'X',
    instagram: 'Instagram',
    tiktok: 'TikTok',
  },
  opensNewTab: '(opens in a new tab)',
};
