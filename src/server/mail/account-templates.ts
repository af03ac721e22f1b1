import { randomBytes } from 'node:crypto'
import { nameToGreet } from '#domain/accounts/greeting.ts'
import { greeting } from '#words/mails.en.ts'
import type { GuestEmailTemplate } from './email-template.ts'

type Person = { id: number; fullName: string; email: string; emailProvedAt: Date | null }

const greetingOf = ({ fullName, emailProvedAt }: Person): string => greeting(nameToGreet(fullName, emailProvedAt !== null))

export const welcome = (person: Person, siteUrl: string): GuestEmailTemplate => ({
  kind: 'welcome',
  about: `${person.id}`,
  subject: 'Welcome',
  preheader: 'See which nights are free and what each of them costs.',
  blocks: [greetingOf(person), 'Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.'],
  button: { label: 'Find your dates', url: `${siteUrl}/booking` },
})

export const resetLink = (person: Person, token: string, siteUrl: string): GuestEmailTemplate => ({
  kind: 'reset',
  about: token.slice(0, 12),
  subject: 'Set a new password',
  preheader: 'The link in this mail works once, for one hour.',
  blocks: [
    greetingOf(person),
    'With this link you can set a new password. It works once, for one hour.',
    'If you did not ask for it, you need not do anything.',
  ],
  button: { label: 'Set a new password', url: `${siteUrl}/reset-password?token=${token}` },
})

/** Warns the account's owner if somebody else changed the password. */
export const passwordSet = (person: Person, at: Date, siteUrl: string): GuestEmailTemplate => ({
  kind: 'password set',
  about: `${person.id} ${at.toISOString()}`,
  subject: 'Your password was changed',
  preheader: 'If this was not you, set another one at once.',
  blocks: [
    greetingOf(person),
    'A new password was set for your account, and everybody who was signed in to it has been signed out.',
    'If this was not you, set another one at once.',
  ],
  button: { label: 'Set another password', url: `${siteUrl}/forgot-password` },
})

/** The code works only for the signed-in account that requested it. Locked phones show the preheader, so it must not contain the code. */
export const emailCode = (person: Person, code: string): GuestEmailTemplate => ({
  kind: 'email code',
  about: `${person.id} ${randomBytes(9).toString('base64url')}`,
  subject: 'Your code to confirm your e-mail address',
  preheader: 'Six digits, good for ten minutes.',
  blocks: [
    greetingOf(person),
    { code },
    'Please enter it on the page that has asked for it. It is good for ten minutes.',
    'If you did not ask for it, you need not do anything.',
  ],
})
