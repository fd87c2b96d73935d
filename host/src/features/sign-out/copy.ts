export const copy = {
  finished: 'Sign-out is complete: the server has ended your session, too.',
};
