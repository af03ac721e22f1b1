import { randomBytes } from 'node:crypto'
import { nameToGreet } from '#domain/accounts/greeting.ts'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/mail-accounts.ts'
import { greeting } from '#words/en/mail-frame.ts'
import type { GuestEmailTemplate, WordedTemplate } from '../email-template.ts'

type Person = { id: number; fullName: string; email: string; emailProvedAt: Date | null }

const greet = ({ fullName, emailProvedAt }: Pick<Person, 'fullName' | 'emailProvedAt'>): string =>
  greeting(nameToGreet(fullName, emailProvedAt !== null))

export const welcome = (person: Person, siteUrl: string): WordedTemplate => ({
  kind: 'welcome',
  words: 'welcome',
  about: `${person.id}`,
  subject: words.welcome.subject,
  preheader: words.welcome.preheader,
  top: [greet(person)],
  above: words.welcome.accountReady,
  blocks: [],
  below: '',
  values: {},
  button: { label: words.welcome.button, url: `${siteUrl}${prefix}/booking` },
})

export const resetLink = (person: Person, token: string, siteUrl: string): GuestEmailTemplate => ({
  kind: 'reset',
  about: token.slice(0, 12),
  subject: words.resetLink.subject,
  preheader: words.resetLink.preheader,
  blocks: [greet(person), words.resetLink.worksOnce, words.resetLink.nothingToDo],
  button: { label: words.resetLink.button, url: `${siteUrl}${prefix}/reset-password?token=${token}` },
})

/** Warns the account's owner if somebody else changed the password. */
export const passwordSet = (person: Person, at: Date, siteUrl: string): GuestEmailTemplate => ({
  kind: 'password set',
  about: `${person.id} ${at.toISOString()}`,
  subject: words.passwordSet.subject,
  preheader: words.passwordSet.preheader,
  blocks: [greet(person), words.passwordSet.signedOut, words.passwordSet.ifNotYou],
  button: { label: words.passwordSet.button, url: `${siteUrl}${prefix}/forgot-password` },
})

/** The code works only for the signed-in account that requested it: it stands in the subject, where a locked phone shows it. */
export const emailCode = (person: Person, code: string): GuestEmailTemplate => ({
  kind: 'email code',
  about: `${person.id} ${randomBytes(9).toString('base64url')}`,
  subject: words.emailCode.subject(code),
  preheader: words.emailCode.preheader(code),
  blocks: [greet(person), { code }, words.emailCode.enterIt, words.emailCode.nothingToDo],
})

/** The code works only in the browser that asked for it. `about`: identifies the challenge; an address may have no account yet. */
export const signInCode = (person: Pick<Person, 'fullName' | 'emailProvedAt'>, code: string, about: string): GuestEmailTemplate => ({
  kind: 'email code',
  about,
  subject: words.signInCode.subject(code),
  preheader: words.emailCode.preheader(code),
  blocks: [greet(person), { code }, words.signInCode.enterIt, words.signInCode.nothingToDo],
})

/** Warns the account's owner if somebody else added a passkey. */
export const passkeyAdded = (person: Person, passkeyId: number, siteUrl: string): GuestEmailTemplate => ({
  kind: 'passkey added',
  about: `${passkeyId}`,
  subject: words.passkeyAdded.subject,
  preheader: words.passkeyAdded.preheader,
  blocks: [greet(person), words.passkeyAdded.signsIn, words.passkeyAdded.ifNotYou],
  button: { label: words.passkeyAdded.button, url: `${siteUrl}${prefix}/your-data` },
})
