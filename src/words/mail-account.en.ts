export const welcome = {
  subject: 'Welcome',
  preheader: 'See which nights are free and what each of them costs.',
  accountReady: 'Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.',
  button: 'Find your dates',
}

const nothingToDo = 'If you did not ask for it, you can ignore this email.'

export const resetLink = {
  subject: 'Set a new password',
  preheader: 'The link in this email can be used once, within one hour.',
  worksOnce: 'With this link you can set a new password. It works once, for one hour.',
  nothingToDo,
  button: 'Set a new password',
}

export const passwordSet = {
  subject: 'Your password was changed',
  preheader: 'If this was not you, set another one at once.',
  signedOut: 'A new password was set for your account, and everybody who was signed in to it has been signed out.',
  ifNotYou: 'If this was not you, set another one at once.',
  button: 'Set another password',
}

export const emailCode = {
  subject: 'Your code to confirm your email address',
  preheader: 'Six digits, valid for ten minutes.',
  enterIt: 'Please enter it on the page that asked for it. It is valid for ten minutes.',
  nothingToDo,
}

export const signInCode = {
  subject: 'Your code to sign in',
  enterIt: 'Please enter it on the page that has asked for it, in the same browser. It is valid for ten minutes.',
  nothingToDo:
    'If you did not ask for it, you can ignore this email. Never tell anyone this code: we will never ask for it by phone or email.',
}

export const passkeyAdded = {
  subject: 'A passkey was added to your account',
  preheader: 'If this was not you, remove it at once.',
  signsIn: 'A passkey was added to your account. Whoever has the device it is kept on, and can unlock it, can sign in with it.',
  ifNotYou: 'If this was not you, remove it under Your data and sign out everywhere there.',
  button: 'Your data',
}
