import { randomBytes } from 'node:crypto'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../settings/queries.ts'
import { asMail } from './layout.ts'
import { queueMail } from './outbox.ts'

/**
 * `used`: signed in by a recovery code, and so many are left. `replayed`: the half minute whose code came a second time.
 * `guessedOn`: the day on which as many wrong codes came as may be tried.
 */
export type TwoStepNews = 'on' | 'off' | 'renewed' | 'reset' | { used: number } | { replayed: number } | { guessedOn: CalendarDay }

const wordsOf = (news: TwoStepNews): [subject: string, what: string] => {
  if (news === 'on') return ['Two-step sign-in is on', 'From now on signing in asks for a code of your authenticator app.']
  if (news === 'off') return ['Two-step sign-in is off', 'From now on your password alone signs you in.']
  if (news === 'renewed') return ['New recovery codes', 'You have made new recovery codes. The old ones do not work any more.']
  if (news === 'reset') return ['Two-step sign-in was reset', 'The operator of the server has turned your two-step sign-in off.']
  if ('replayed' in news)
    return [
      'A code was used a second time',
      'Somebody who knows your password entered a code of your authenticator app that had been used already. It was refused. If you were in a hurry yourself, nothing is wrong.',
    ]
  if ('guessedOn' in news)
    return [
      'Ten wrong codes were tried',
      'Somebody who knows your password has tried ten wrong codes at your two-step sign-in. For a quarter of an hour none is taken.',
    ]
  return ['A recovery code was used', `Somebody signed in to your account with a recovery code. ${news.used} of ten are left.`]
}

type Person = { id: number; fullName: string; email: string }

/** Of one code that keeps coming its owner is told once, of guesses once a day. */
function occasionOf(news: TwoStepNews, id: number): string {
  if (typeof news === 'object' && 'replayed' in news) return `${id} code ${news.replayed}`
  if (typeof news === 'object' && 'guessedOn' in news) return `${id} guessed ${news.guessedOn}`
  return randomBytes(9).toString('base64url')
}

/** What changes about the keys to the back office, its owner is told. */
export async function queueTwoStepMail(
  tx: Db,
  { env, now }: Pick<Deps, 'env' | 'now'>,
  { id, fullName, email }: Person,
  news: TwoStepNews,
) {
  const [subject, what] = wordsOf(news)
  const mail = asMail(
    {
      occasion: `two-step ${occasionOf(news, id)}`,
      to: email,
      subject,
      blocks: [`Dear ${fullName},`, what, 'If this was not you, set a new password at once and look under Sign-in and security.'],
      button: { label: 'Sign-in and security', url: `${env.siteUrl}/admin/dashboard/security` },
    },
    await readSettings(tx),
  )
  await queueMail(tx, now(), { accountId: id }, mail)
}
