import { writtenNumber } from './numbers.en.ts'

type News = { subject: string; preheader: string; what: string }

export const turnedOn: News = {
  subject: 'Two-step sign-in is on',
  what: 'From now on signing in asks for a code of your authenticator app.',
  preheader: 'Keep your recovery codes where you find them without your phone.',
}

export const turnedOff: News = {
  subject: 'Two-step sign-in is off',
  what: 'From now on your password alone signs you in.',
  preheader: 'You can turn it on again under Sign-in and security.',
}

export const newRecoveryCodes: News = {
  subject: 'New recovery codes',
  what: 'You have made new recovery codes. The old ones do not work any more.',
  preheader: 'The old ones do not work any more.',
}

export const reset: News = {
  subject: 'Two-step sign-in was reset',
  what: 'The server administrator has turned off your two-step sign-in.',
  preheader: 'The operator of the server has turned it off.',
}

export const codeReplayed: News = {
  subject: 'A code was used a second time',
  what: 'Somebody who knows your password entered a code of your authenticator app that had been used already. It was refused. If you were in a hurry yourself, nothing is wrong.',
  preheader: 'It was refused. Whoever entered it knows your password.',
}

export const codesGuessed: News = {
  subject: 'Ten wrong codes were tried',
  what: 'Somebody who knows your password has tried ten wrong codes at your two-step sign-in. For the next 15 minutes no code will be accepted.',
  preheader: 'For the next 15 minutes no code will be accepted.',
}

export const recoveryCodeUsed = (left: number): News => ({
  subject: 'A recovery code was used',
  what: `Somebody signed in to your account with a recovery code. ${writtenNumber(left)} of ten are left.`,
  preheader: `Of your ten recovery codes ${writtenNumber(left)} are left.`,
})

export const ifNotYou = 'If this was not you, set a new password at once and look under Sign-in and security.'
export const button = 'Sign-in and security'
