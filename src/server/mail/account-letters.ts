import { randomBytes } from 'node:crypto'
import { greeting } from '#domain/accounts/greeting.ts'
import type { Db } from '../db/client.ts'
import type { Env } from '../env.ts'
import { readSettings } from '../settings/queries.ts'
import { asMail } from './layout.ts'
import type { Mail } from './outbox.ts'

type Person = { id: number; fullName: string; email: string; emailProvedAt: Date | null }

const greetingOf = ({ fullName, emailProvedAt }: Person): string => greeting(fullName, emailProvedAt !== null)

export async function welcomeMail(tx: Db, env: Env, person: Person): Promise<Mail> {
  return asMail(
    {
      occasion: `welcome ${person.id}`,
      to: person.email,
      subject: 'Welcome',
      blocks: [greetingOf(person), 'Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.'],
      button: { label: 'Find your dates', url: `${env.siteUrl}/booking` },
    },
    await readSettings(tx),
  )
}

export async function resetMail(tx: Db, env: Env, person: Person, token: string): Promise<Mail> {
  return asMail(
    {
      occasion: `reset ${token.slice(0, 12)}`,
      to: person.email,
      subject: 'Set a new password',
      blocks: [
        greetingOf(person),
        'With this link you can set a new password. It works once, for one hour.',
        'If you did not ask for it, you need not do anything.',
      ],
      button: { label: 'Set a new password', url: `${env.siteUrl}/reset-password?token=${token}` },
    },
    await readSettings(tx),
  )
}

/** Whoever did not do it himself learns of it. */
export async function passwordSetMail(tx: Db, env: Env, person: Person, at: Date): Promise<Mail> {
  return asMail(
    {
      occasion: `password set ${person.id} ${at.toISOString()}`,
      to: person.email,
      subject: 'Your password was changed',
      blocks: [
        greetingOf(person),
        'A new password was set for your account, and everybody who was signed in to it has been signed out.',
        'If this was not you, set another one at once.',
      ],
      button: { label: 'Set another password', url: `${env.siteUrl}/forgot-password` },
    },
    await readSettings(tx),
  )
}

/** Opens nothing by itself: whoever is signed in enters it on the page that asked for it. */
export async function emailCodeMail(tx: Db, person: Person, code: string): Promise<Mail> {
  return asMail(
    {
      occasion: `email code ${person.id} ${randomBytes(9).toString('base64url')}`,
      to: person.email,
      subject: 'Your code to confirm your e-mail address',
      blocks: [
        greetingOf(person),
        `Your code is ${code}. Please enter it on the page that has asked for it. It is good for ten minutes.`,
        'If you did not ask for it, you need not do anything.',
      ],
    },
    await readSettings(tx),
  )
}
