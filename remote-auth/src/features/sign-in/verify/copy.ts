export const copy = {
  enter: 'Verify and sign in',
  other: 'No e-mail from us?',
  otherLink: 'Ask for a code',

  end: {
    title: 'It wasn’t you?',
    lead: 'Somebody has asked for a code with your address. End that here, and the code of the e-mail does not work any more. Your collection stays as it is.',
    button: 'Cancel the code',
    done: 'Done. That code does not work any more, for anybody.',
    leadDone: 'Your collection stays as it is, and there is nothing left to do.',
    incomplete: 'A part of this link is missing. Please open it from the e-mail again.',
    other: 'Is somebody signed in as you?',
    otherLink: 'Take your account back',
  },
};
