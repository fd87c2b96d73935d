export const copy = {
  held: 'Held for you',
  heldLead: 'Nobody else can take these now. Nothing has been charged.',
  left: 'Held for another',
  afterwards:
    'When the time is over, everything goes back to the cycle and nothing is charged. A payment that arrives too late is returned.',
  marks: {
    300: '5 minutes left to pay.',
    60: '1 minute left to pay.',
    20: '20 seconds left to pay.',
  },
  number: 'Hold number',
  unnamedEnd: 'The provider does not say for how long.',
  byCard: 'Pay by card',
  byKeys: (count: number) => (count === 1 ? 'Redeem the key' : `Redeem the ${count} keys`),
  keysNote: 'The keys are used up by this. No card is charged.',
  noCheckout: 'The provider did not say where to pay. Once it has taken the payment, ask for the receipt.',
  askReceipt: 'Ask for the receipt',
  giveBack: 'Give back',
  cancelled: 'You came back without paying. Nothing was charged, and everything is still held.',
  over: 'The hold has run out',
  overLead: 'What was held is open to everybody again. If you did not finish paying, nothing was charged.',
  gone: 'This is not held any more',
  goneLead:
    'It was given back, or something else was chosen in its place. If you did not finish paying, nothing was charged.',
  hadHeld: 'What you had held',
  chooseAgainLead: 'Choose again, as long as the cycle has any.',
  refund: { refunding: 'Your money is on its way back.', refunded: 'Your money has been given back.' },
  paidMeanwhile: 'I have paid: show the receipt',
  elsewhere: 'This hold was made in another browser',
  elsewhereLead: 'This browser knows its number, but not what it holds.',
  elsewhereNext:
    'If it has been paid, its receipt is here. Else choose the same again: what is already held for you stays held.',
};
