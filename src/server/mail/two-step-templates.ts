import { randomBytes } from 'node:crypto'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { GuestEmailTemplate } from './email-template.ts'

/**
 * `used`: a recovery code was used; number of codes left. `replayed`: the 30-second step of the repeated code. `guessedOn`: day on which
 * the limit of wrong codes was reached.
 */
export type TwoStepNews = 'on' | 'off' | 'renewed' | 'reset' | { used: number } | { replayed: number } | { guessedOn: CalendarDay }

type Words = Pick<GuestEmailTemplate, 'subject' | 'preheader'> & { what: string }

function wordsOf(news: TwoStepNews): Words {
  if (news === 'on')
    return {
      subject: 'Two-step sign-in is on',
      what: 'From now on signing in asks for a code of your authenticator app.',
      preheader: 'Keep your recovery codes where you find them without your phone.',
    }
  if (news === 'off')
    return {
      subject: 'Two-step sign-in is off',
      what: 'From now on your password alone signs you in.',
      preheader: 'You can turn it on again under Sign-in and security.',
    }
  if (news === 'renewed')
    return {
      subject: 'New recovery codes',
      what: 'You have made new recovery codes. The old ones do not work any more.',
      preheader: 'The old ones do not work any more.',
    }
  if (news === 'reset')
    return {
      subject: 'Two-step sign-in was reset',
      what: 'The operator of the server has turned your two-step sign-in off.',
      preheader: 'The operator of the server has turned it off.',
    }
  if ('replayed' in news)
    return {
      subject: 'A code was used a second time',
      what: 'Somebody who knows your password entered a code of your authenticator app that had been used already. It was refused. If you were in a hurry yourself, nothing is wrong.',
      preheader: 'It was refused. Whoever entered it knows your password.',
    }
  if ('guessedOn' in news)
    return {
      subject: 'Ten wrong codes were tried',
      what: 'Somebody who knows your password has tried ten wrong codes at your two-step sign-in. For a quarter of an hour none is taken.',
      preheader: 'For a quarter of an hour no code is taken.',
    }
  return {
    subject: 'A recovery code was used',
    what: `Somebody signed in to your account with a recovery code. ${news.used} of ten are left.`,
    preheader: `Of your ten recovery codes ${news.used} are left.`,
  }
}

/** A repeated code is reported once, guessing once a day. */
function aboutOf(news: TwoStepNews, id: number): string {
  if (typeof news === 'object' && 'replayed' in news) return `${id} code ${news.replayed}`
  if (typeof news === 'object' && 'guessedOn' in news) return `${id} guessed ${news.guessedOn}`
  return randomBytes(9).toString('base64url')
}

type Person = { id: number; fullName: string }

/** Notifies the owner of a change to the account's two-step sign-in. */
export function twoStepLetter({ id, fullName }: Person, news: TwoStepNews, siteUrl: string): GuestEmailTemplate {
  const { subject, preheader, what } = wordsOf(news)
  return {
    kind: 'two-step',
    about: aboutOf(news, id),
    subject,
    preheader,
    blocks: [`Dear ${fullName},`, what, 'If this was not you, set a new password at once and look under Sign-in and security.'],
    button: { label: 'Sign-in and security', url: `${siteUrl}/admin/dashboard/security` },
  }
}
