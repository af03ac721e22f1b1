import type { Db } from '../db/client.ts'
import type { Env } from '../env.ts'
import { readSettings } from '../settings/queries.ts'
import { asMail } from './layout.ts'
import type { Mail } from './outbox.ts'

type Person = { id: number; fullName: string; email: string }

export async function welcomeMail(tx: Db, env: Env, { id, fullName, email }: Person): Promise<Mail> {
  return asMail(
    {
      occasion: `welcome ${id}`,
      to: email,
      subject: 'Welcome',
      blocks: [`Dear ${fullName},`, 'Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.'],
      button: { label: 'Find your dates', url: `${env.siteUrl}/booking` },
    },
    await readSettings(tx),
  )
}

export async function resetMail(tx: Db, env: Env, { fullName, email }: Person, token: string): Promise<Mail> {
  return asMail(
    {
      occasion: `reset ${token.slice(0, 12)}`,
      to: email,
      subject: 'Set a new password',
      blocks: [
        `Dear ${fullName},`,
        'With this link you can set a new password. It works once, for one hour.',
        'If you did not ask for it, you need not do anything.',
      ],
      button: { label: 'Set a new password', url: `${env.siteUrl}/reset-password?token=${token}` },
    },
    await readSettings(tx),
  )
}

/** Whoever did not do it himself learns of it. */
export async function passwordSetMail(tx: Db, env: Env, { id, fullName, email }: Person, at: Date): Promise<Mail> {
  return asMail(
    {
      occasion: `password set ${id} ${at.toISOString()}`,
      to: email,
      subject: 'Your password was changed',
      blocks: [
        `Dear ${fullName},`,
        'A new password was set for your account, and everybody who was signed in to it has been signed out.',
        'If this was not you, set another one at once.',
      ],
      button: { label: 'Set another password', url: `${env.siteUrl}/forgot-password` },
    },
    await readSettings(tx),
  )
}
