export const copy = {
  enter: 'Verify and sign in',
  other: 'No e-mail from us?',
  otherLink: 'Ask for a code',

  end: {
    title: 'Wasn’t you?',
    lead: 'Somebody asked for a code with your address. Cancel it here, and the code in the e-mail stops working. Your collection stays as it is.',
    button: 'Cancel the code',
    done: 'Done. That code no longer works for anybody.',
    leadDone: 'Your collection stays as it is, and there is nothing left to do.',
    incomplete: 'Part of this link is missing. Please open it from the e-mail again.',
    other: 'Is somebody signed in as you?',
    otherLink: 'Take your account back',
  },
};
