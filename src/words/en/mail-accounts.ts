import type { Role } from '#domain/accounts/roles.ts'
import { ended } from '../full-stop.ts'
import { roleDescriptions, roleNames } from './labels.ts'
import { formatNumber } from './numbers.ts'

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
  subject: (code: string) => `${code} is your code to confirm your email address`,
  preheader: (code: string) => `${code}: valid for ten minutes, on the page that asked for it.`,
  enterIt: 'Please enter it on the page that asked for it. It is valid for ten minutes.',
  nothingToDo,
}

export const signInCode = {
  subject: (code: string) => `${code} is your code to sign in`,
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

export const invitation = {
  subject: 'Invitation to the back office',
  preheader: 'The link in this email can be used once, within seven days.',
  invites: (by: string, role: Role) => `${by} invites you to the back office as: ${roleNames[role]}. ${roleDescriptions[role]}`,
  worksOnce: 'With this link you set a password and join. It works once, for seven days. Please do not pass it on.',
  nothingToDo: 'If you do not expect this email, you can ignore it.',
  button: 'Join',
}

/** `by`: the owner who did it; `whom`: name or address. */
export type PeopleNews = { by: string } & (
  | { what: 'invited' | 'joined' | 'changed'; whom: string; role: Role }
  | { what: 'removed' | 'withdrawn'; whom: string }
  | { what: 'demanded'; roles: readonly Role[] }
)

const noRole = 'nobody'

function happened(news: PeopleNews): string {
  const { by } = news
  if (news.what === 'demanded') {
    const named = news.roles.map((role) => roleNames[role]).join(', ') || noRole
    return `${by} has changed who must sign in by two steps. Now: ${ended(named)}`
  }
  const { whom } = news
  if (news.what === 'invited') return `${by} has invited ${ended(whom)} Role: ${roleNames[news.role]}.`
  if (news.what === 'joined') return `${whom} has joined by an invitation. Role: ${roleNames[news.role]}.`
  if (news.what === 'changed') return `${by} has changed the role of ${ended(whom)} New role: ${roleNames[news.role]}.`
  if (news.what === 'removed') return `${by} has removed ${ended(whom)}`
  return `${by} has withdrawn the invitation of ${ended(whom)}`
}

export const people = {
  subject: 'A change of who may enter the back office',
  preheader: 'Every owner is told of it.',
  happened,
  ifWrong: 'If this should not have happened, sign in at once and look under People.',
  button: 'People',
}

/** `by`: the owner who did it; `host`: of the card page. */
export type BankNews = { by: string; clientId: string; host: string }

export const bank = {
  subject: 'Card payments go to another account',
  preheader: 'Guests pay there from now on. Every owner is told.',
  happened: ({ by, clientId, host }: BankNews): string =>
    `${by} has changed the account for card payments. Guests now pay at ${host}, with the merchant id ${ended(clientId)}`,
  ifWrong: 'If this should not have happened, call your bank and sign in at once: change your password, and then the account back.',
  button: 'Account at the bank',
}

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
  what: `Somebody signed in to your account with a recovery code. ${formatNumber(left)} of ten are left.`,
  preheader: `Of your ten recovery codes ${formatNumber(left)} are left.`,
})

export const ifNotYou = 'If this was not you, set a new password at once and look under Sign-in and security.'
export const button = 'Sign-in and security'
